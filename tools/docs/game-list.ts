// `npm run games`: writes docs/games.md, the list of all rules of games with their returns. With --check it only reports whether the page is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { gameModels, reelsModels } from '@playfront/game-math';
import { root } from '../start/repository.mjs';
import { gameListOf, listedModel, type ListedModel } from './game-list-of.ts';

const page = join(root, 'docs/games.md');
const seeded = JSON.parse(readFileSync(join(root, 'apps/api/seed/games.json'), 'utf8')) as { name: string; model?: string }[];
const names = seeded.reduce(
  (byModel, { name, model = '' }) => byModel.set(model, [...(byModel.get(model) ?? []), name]),
  new Map<string, string[]>(),
);
const reels = Object.values(reelsModels).map(({ id, volatility, maxWinTimesBet, rtpPercent, hitRate }): ListedModel => ({
  id,
  engine: 'reels',
  volatility,
  maxWinX: maxWinTimesBet,
  bets: [{ bet: 'all lines', returns: [rtpPercent], hitRates: [hitRate * 100] }],
}));
const list = gameListOf([...reels, ...gameModels.map(listedModel)], names);
const text = await format(list, { ...(await resolveConfig(page)), filepath: page });

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/games.md does not match the rules of the games: run `npm run games` and commit it.');
  process.exitCode = 1;
}
