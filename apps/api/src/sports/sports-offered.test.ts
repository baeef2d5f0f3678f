import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { startOperator } from '../testing/test-operator.ts';

describe.each([
  ['offers sports', true, [1, 2], 'event_closed'],
  ['does not offer sports', false, [1], 'game_not_available'],
])('an operator that %s', (_text, sports_offered, groups, refusal) => {
  it('lists its game groups, accepts bets only on offered products, and deposits only from players who can play', async () => {
    const operator = await startOperator(inject('postgresUrl'), { settings: { sports_offered } });
    const { gameGroupList } = (await operator.call('front/get_game_group_list', { type: 'online', status: 'activated' })).json();
    expect(gameGroupList.map(({ id }: { id: number }) => id)).toEqual(groups);
    const player = await operator.createPlayer({ realMinor: 20_00 });
    const selections = [{ event_id: 'no-such-event', market: '1x2', outcome: 'home', odds: 2 }];
    const bet = { kind: 'single', stake: 1, selections, idempotency_key: randomUUID() };
    expect((await operator.call('front/place_bet', bet, player.bearer)).json()).toMatchObject({ error: refusal });
    // Australian law permits only sports betting for money.
    const australian = await operator.createPlayer({ country: 'AU' });
    const { processors } = (await operator.call('front/get_processors', {}, australian.bearer)).json<{ processors: object[] }>();
    expect(processors.length > 0).toBe(sports_offered);
    await operator.close();
  });
});
