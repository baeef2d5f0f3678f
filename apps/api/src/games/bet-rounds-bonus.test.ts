import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findFundingBonus } from '../bonus/player-bonuses.store.ts';
import { createBetGames, type BetGames } from '../testing/bet-games.ts';
import { expectSoundBonuses } from '../testing/bonus-checks.ts';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

let operator: TestOperator;
let games: BetGames;

beforeAll(async () => {
  operator = await startOperator(inject('postgresUrl'));
  games = await createBetGames(operator);
});
afterAll(async () => {
  await expectSoundLedger(operator.db.database);
  await expectSoundBonuses(operator.db.database);
  await operator.close();
});

/** A player with 1.00 of real money and a bonus of 10.00. */
async function playerWithBonus() {
  const player = await operator.createPlayer({ realMinor: 1_00 });
  const id = await givePromotion(operator.db.database, { type: 'no_deposit', wagering_x: 40, amounts: { max_bonus: 10_00, max_bet: 10_50 } });
  expect((await operator.call('front/claim_promotion', { id }, player.bearer)).json()).toMatchObject({ status: 1 });
  const bonus = () =>
    operator.db.database.selectFrom('player_bonuses').select(['status', 'wagered']).where('player_id', '=', player.id).executeTakeFirstOrThrow();
  const balance = async () => (await operator.call('front/get_player_balance', { id: player.id }, player.bearer)).json<{ player: object }>().player;
  return { player, bonus, balance };
}

it('counts a settled round towards wagering, and splits its win like its stake', async () => {
  const { player, bonus, balance } = await playerWithBonus();
  const session = await games.open('european-roulette', player);
  expect(
    await games.start(session, [
      { spot: 'red', amount: 9 },
      { spot: 'black', amount: 2 },
    ]),
  ).toEqual({ status: 0, error: 'stake_above_bonus_max' });
  await games.start(session, [{ spot: 'black', amount: 4 }]);
  expect(await bonus()).toEqual({ status: 'wagering', wagered: 4_00 });
  expect(await balance()).toMatchObject({ real_balance: 2, bonus_balance: 13 });
});

it('keeps a bonus running while its last money is in an open round', async () => {
  const { player, bonus, balance } = await playerWithBonus();
  const mines = await games.open('mines', player);
  const { round } = await games.start(mines, [{ spot: 'mines-3', amount: 10.5 }]);
  await games.start(await games.open('european-roulette', player), [{ spot: 'red', amount: 0.5 }]);
  expect([await bonus(), await balance()]).toMatchObject([{ status: 'wagering', wagered: 50 }, { total_balance: 0 }]);
  await games.act(mines, round, 0, 'open-0');
  await games.act(mines, round, 1, 'cash-out');
  // 11.81, of which the bonus has 9.50 of 10.50.
  expect([await bonus(), await balance()]).toMatchObject([
    { status: 'wagering', wagered: 11_00 },
    { real_balance: 1.13, bonus_balance: 10.68 },
  ]);
});

it('counts paid moves with their round', async () => {
  const { player, bonus } = await playerWithBonus();
  const session = await games.open('bingo-75', player);
  const { round } = await games.start(session, [{ spot: 'card', amount: 1 }]);
  await games.act(session, round, 0, 'ball');
  expect(await bonus()).toMatchObject({ wagered: 0 });
  await games.act(session, round, 1, 'collect');
  expect(await bonus()).toMatchObject({ wagered: 1_07 });
});

it('leaves the win of a round with the bonus that paid its last move, if the first has ended', async () => {
  const { player } = await playerWithBonus();
  const session = await games.open('bingo-75', player);
  const { round } = await games.start(session, [{ spot: 'card', amount: 10.5 }]);
  const first = await operator.db.database.selectFrom('player_bonuses').select('id').where('player_id', '=', player.id).executeTakeFirstOrThrow();
  expect((await operator.call('front/forfeit_bonus', { id: String(first.id), idempotency_key: randomUUID() }, player.bearer)).json()).toMatchObject({
    status: 1,
  });
  const id = await givePromotion(operator.db.database, { type: 'no_deposit', wagering_x: 40, amounts: { max_bonus: 10_00, max_bet: 10_50 } });
  expect((await operator.call('front/claim_promotion', { id }, player.bearer)).json()).toMatchObject({ status: 1 });
  await games.act(session, round, 0, 'ball');
  const funding = await operator.db.database.transaction().execute((trx) => findFundingBonus(trx, round.id));
  expect(funding?.status).toBe('active');
});
