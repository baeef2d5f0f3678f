import { expect, inject, it } from 'vitest';
import { startOperator } from '../testing/test-operator.ts';

it.each([
  ['lists sports among the game groups when the operator offers it', true, [1, 2]],
  ['does not list sports unless the operator offers it', false, [1]],
])('%s', async (_text, sports_offered, ids) => {
  const operator = await startOperator(inject('postgresUrl'), { settings: { sports_offered } });
  const { gameGroupList } = (await operator.call('front/get_game_group_list', { type: 'online', status: 'activated' })).json();
  expect(gameGroupList.map(({ id }: { id: number }) => id)).toEqual(ids);
  await operator.close();
});
