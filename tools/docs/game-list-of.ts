import type { EngineId, GameModel } from '@playfront/game-math';

/** Figures of one bet, or of all bets of a kind, in per cent. */
type BetRow = { readonly bet: string; readonly returns: readonly number[]; readonly hitRates: readonly number[] };

/** The rules of a game as the page lists them. */
export type ListedModel = {
  readonly id: string;
  readonly engine: EngineId | 'reels';
  readonly volatility: string;
  /** Highest return of a bet, in stakes; for reels, of a spin. */
  readonly maxWinX: number;
  readonly bets: readonly BetRow[];
};

const introduction = `# Games and their returns

Generated from \`libs/game-math\` and the catalogue by \`npm run games\`; do not edit. How a game is made: [game-engines.md](game-engines.md).

Figures are computed over every outcome. Only rounds of casino hold'em and of Russian poker, and what falls after wins in \`multiways\`, are too many for that: theirs are
sampled, and the model names the error. The tests of \`libs/game-math\` compute the figures a second time in another way, and the deep tests compare them with the returns of
10 million rounds of each engine.

- **Return**: what comes back of a stake on average, the stake included. The lobby shows the return of the best bet.
- **Hit rate**: how many bets return anything.
- **Maximum win**: the highest return of a bet, in stakes; for reels of one spin, with ways of a round; without a jackpot.
`;

const engineNotes: Readonly<Record<ListedModel['engine'], string>> = {
  reels:
    'One stake on all lines, or for all ways. Free spins are included. A jackpot returns the contributions, 1 % of the stakes, and the seeds, 0.2 %.',
  betmap: 'One outcome decides all bets of a round.',
  cards: 'One round is dealt from its own shoe. Where the player decides, the figures are those of the strategy that the model names.',
  crash: 'One flight on the shared clock for all players. The bets are automatic cash-outs; a cash-out by hand returns the same.',
  draw: 'Numbers are drawn against the picks or the cards of the player. The figures of bingo are those without extra balls: each ball costs what it gains on average, divided by 0.94 and rounded up, so that it returns at most 94 %.',
  instant: 'Each bet draws its own prize. In fishing and shooting, a bet is a shot; its aim changes nothing.',
  ladder:
    'The return is the same after each step, less what is cut off after the fourth decimal of a multiple. The hit rate is the chance of the first step.',
};

/** Above this number of bets, those of a kind share a row. */
const maxSingleRows = 16;
/** `win` for `win-3`, `score` for `score-1-2`: numbers at the end name a bet of a kind. */
const kindOf = (spot: string) => spot.replace(/(-[\d.]+)+$/, '');

export function listedModel(model: GameModel): ListedModel {
  const rows = new Map<string, { returns: number[]; hitRates: number[] }>();
  for (const spot of model.exampleSpots) {
    const { rtpPercent, hitRate } = model.figuresOf(spot);
    const bet = model.exampleSpots.length > maxSingleRows ? kindOf(spot) : spot;
    const { returns, hitRates } = rows.get(bet) ?? { returns: [], hitRates: [] };
    rows.set(bet, { returns: [...returns, rtpPercent], hitRates: [...hitRates, hitRate * 100] });
  }
  const { id, engine, volatility, maxWinX } = model;
  return { id, engine, volatility, maxWinX, bets: [...rows].map(([bet, row]) => ({ bet, ...row })) };
}

/** The Markdown page of all models; `games` are the names of the open games by model. */
export function gameListOf(models: readonly ListedModel[], games: ReadonlyMap<string, readonly string[]>): string {
  const engines = [...new Set(models.map(({ engine }) => engine))];
  const parts = engines.map((engine) => {
    const own = models.filter((model) => model.engine === engine);
    return [`## ${engine}\n\n${engineNotes[engine]}\n`, ...own.map((model) => partOf(model, games.get(model.id) ?? []))].join('\n');
  });
  return [introduction, overviewOf(models, games), ...parts].join('\n');
}

function overviewOf(models: readonly ListedModel[], games: ReadonlyMap<string, readonly string[]>): string {
  const rows = models.map(({ id, engine, bets, maxWinX, volatility }) => {
    const returns = rangeOf(bets.flatMap((bet) => bet.returns));
    const hitRates = rangeOf(bets.flatMap((bet) => bet.hitRates));
    return `| \`${id}\` | ${engine} | ${returns} | ${hitRates} | ${numberOf(maxWinX)} × | ${volatility} | ${games.get(id)?.length ?? 0} |`;
  });
  return `| model | engine | return | hit rate | maximum win | volatility | games |\n| --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function partOf({ id, engine, bets }: ListedModel, games: readonly string[]): string {
  const names = engine === 'reels' ? `${games.length} slots.` : games.length > 0 ? `${games.join(', ')}.` : 'No game uses it.';
  const rows = bets.map(({ bet, returns, hitRates }) => `| \`${bet}\` | ${returns.length} | ${rangeOf(returns)} | ${rangeOf(hitRates)} |`);
  return `### ${id}\n\n${names}\n\n| bet | bets | return | hit rate |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

const numberOf = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 });

function rangeOf(percents: readonly number[]): string {
  const [low, high] = [Math.min(...percents), Math.max(...percents)].map(percentOf);
  return low === high ? `${low} %` : `${low} to ${high} %`;
}

/** Three decimals; three significant digits for chances so small that this would show 0. */
function percentOf(value: number): string {
  return value > 0 && value < 0.01 ? value.toPrecision(3) : numberOf(Math.round(value * 1_000) / 1_000);
}
