// `npm run games`: writes docs/games.md, the list of all rules of games with their returns. With --check it only reports whether the page is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { gameModels, jackpotReturn, multiways, reelsModels, type ReelsModel } from '@playfront/game-math';
import { root } from '../start/repository.mjs';
import { gameListOf, listedModel, type ListedModel } from './game-list-of.ts';

const page = join(root, 'docs/games.md');
const seeded = JSON.parse(readFileSync(join(root, 'apps/api/seed/games.json'), 'utf8')) as { name: string; model?: string }[];
const names = seeded.reduce(
  (byModel, { name, model = '' }) => byModel.set(model, [...(byModel.get(model) ?? []), name]),
  new Map<string, string[]>(),
);
const reels = Object.values(reelsModels).map((model): ListedModel => ({
  id: model.id,
  engine: 'reels',
  volatility: model.volatility,
  maxWinX: model.maxWinTimesBet,
  bets: betsOf(model),
}));
const ways: ListedModel = {
  id: multiways.id,
  engine: 'reels',
  volatility: multiways.volatility,
  maxWinX: multiways.maxWinTimesBet,
  bets: [{ bet: 'all ways', returns: [multiways.rtpPercent], hitRates: [multiways.hitRate * 100] }],
};
const list = gameListOf([...reels, ways, ...gameModels.map(listedModel)], names);
const text = await format(list, { ...(await resolveConfig(page)), filepath: page });

/** Bought free spins always pay: their first spin shows at least three scatters. */
function betsOf(model: ReelsModel): ListedModel['bets'] {
  const hitRates = [model.hitRate * 100];
  if (model.jackpot) return [{ bet: 'all lines, with the jackpot', returns: [jackpotReturn(model).totalPercent], hitRates }];
  const lines = { bet: 'all lines', returns: [model.rtpPercent], hitRates };
  return model.bonusBuy ? [lines, { bet: 'bought free spins', returns: [model.bonusBuy.rtpPercent], hitRates: [100] }] : [lines];
}

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/games.md does not match the rules of the games: run `npm run games` and commit it.');
  process.exitCode = 1;
}
