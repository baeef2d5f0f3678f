import { expect, it } from 'vitest';
import { gameModels } from '@playfront/game-math';
import { rulesMessage, waitingModels } from './game-rules.ts';

it('explains every game whose rounds start with bets', () => {
  expect(Object.keys(rulesMessage).toSorted()).toEqual(gameModels.map(({ id }) => id).toSorted());
});

it('says of exactly those games whose rounds wait for a player that open rounds are kept', () => {
  const waiting = gameModels.filter(({ endingMove }) => endingMove !== undefined).map(({ id }) => id);
  expect(waitingModels.toSorted()).toEqual(waiting.toSorted());
});
