// `npm run bench [-- bets crash catalogue bet-list back-office start gateway slow-sockets grid navigation game-opening lighthouse]`: measures the operator, the gateway and the site on this machine, where possible as a
// ratio to a comparable program in the same run.
// Writes the figures to docs/performance.md, those of chosen sections only with `--write`. The exit code is 1 if a bound is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../start/embedded-database.ts';
import { openPool } from '../start/open-pool.ts';
import { Refusal } from '../start/repository.mjs';
import { measureBackOffice } from './back-office.ts';
import { measureBetList } from './bet-list.ts';
import { measureBets } from './bets.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureCrashSockets } from './crash-sockets.ts';
import { measureGateway } from './gateway.ts';
import { measureGrid } from './grid.ts';
import { startOperator } from './operator-process.ts';
import { stopExplaining, explainStatements, plansIn, sequentialScans, type Plan } from './plans.ts';
import { writeReport, type Figure } from './report.ts';
import { gameOpeningFigures, lighthouseFigures, navigationFigures } from './site-figures.ts';
import { measureSlowSockets } from './slow-sockets.ts';
import { measureStart } from './start-time.ts';

const operatorSections = ['gateway', 'slow-sockets', 'bets', 'crash', 'bet-list', 'back-office', 'catalogue', 'start'] as const;
const sections = [...operatorSections, 'grid', 'navigation', 'game-opening', 'lighthouse'] as const;
type Section = (typeof sections)[number];

const chosen = process.argv.slice(2).filter((name): name is Section => sections.includes(name as Section));
const wanted = new Set<Section>(chosen.length > 0 ? chosen : sections);
const folder = mkdtempSync(join(tmpdir(), 'playfront-bench-'));
const databaseLog = join(folder, 'database.log');
const largeTable = 10_000;

type Bench = { database: EmbeddedDatabase; pool: pg.Pool };

/** Runs `measure` against a separate API process, and flushes the database's statistics afterwards. */
async function withOperator<Result>({ database, pool }: Bench, measure: (url: string) => Promise<Result>) {
  const operator = await startOperator({ databaseUrl: database.url, logFile: join(folder, 'api.log') });
  try {
    return await measure(operator.url);
  } finally {
    await operator.stop();
    await pool.query('select pg_stat_force_next_flush()');
  }
}

async function measureOperator(bench: Bench): Promise<{ figures: Figure[]; plans: Plan[] }> {
  const { database, pool } = bench;
  const figures: Figure[] = [];
  const plans: Plan[] = [];
  if (wanted.has('gateway')) figures.push(...(await gatewayFigures(bench)));
  if (wanted.has('slow-sockets')) figures.push(...(await slowSocketFigures(bench)));
  if (wanted.has('bets')) {
    const bets = await withOperator(bench, (url) => measureBets(url, database.url, pool));
    figures.push(
      { what: 'Bets over HTTP, as a share of the same transaction in plain SQL', value: bets.spins.ratio, unit: '', bound: 0.4, isMinimum: true },
      { what: 'Rounds of roulette over HTTP, as a share of that transaction', value: bets.starts.ratio, unit: '', bound: 0.45, isMinimum: true },
      { what: 'Bets a second over HTTP, 16 connections', value: bets.spins.perSecond, unit: '/s' },
      { what: 'Rounds of roulette a second over HTTP, 16 connections', value: bets.starts.perSecond, unit: '/s' },
      { what: 'The same transaction by pgbench, 16 clients', value: bets.plainSql, unit: '/s' },
      { what: 'Bet, 99th percentile at full load', value: bets.spins.p99Ms, unit: 'ms' },
      { what: 'Round of roulette, 99th percentile at full load', value: bets.starts.p99Ms, unit: 'ms' },
    );
  }
  if (wanted.has('crash')) figures.push(...(await crashFigures(bench)));
  if (wanted.has('bet-list')) {
    let before = new Map<string, number>();
    const list = await withOperator(bench, (url) =>
      measureBetList(url, pool, async () => {
        before = await sequentialScans(pool, largeTable);
      }),
    );
    figures.push(
      { what: '`get_bet_list` of 1,000,000 bets at 50 requests a second, 99th percentile', value: list.p99Ms, unit: 'ms', bound: 25 },
      { what: '`get_bet_list`, median', value: list.p50Ms, unit: 'ms' },
      {
        what: 'Sequential scans of large tables during the measurement',
        value: scansSince(before, await sequentialScans(pool, largeTable)),
        unit: '',
        bound: 0,
      },
    );
    await explainStatements(database.url);
    await withOperator(bench, list.once);
    await stopExplaining(database.url);
    plans.push(
      ...plansIn(databaseLog, 'game_rounds').filter(({ statement }) => /^(with|select)/.test(statement)),
      ...plansIn(databaseLog, 'bet_days'),
    );
  }
  if (wanted.has('back-office')) figures.push(...(await withOperator(bench, (url) => measureBackOffice(url, database.url, pool))));
  if (wanted.has('catalogue')) {
    const catalogue = await withOperator(bench, (url) => measureCatalogue(url, database.url, pool));
    figures.push(
      {
        what: `\`get_games\` over ${catalogue.games} games at 200 requests a second, 99th percentile`,
        value: catalogue.p99Ms,
        unit: 'ms',
        bound: 15,
      },
      { what: '`get_games`, median', value: catalogue.p50Ms, unit: 'ms' },
      { what: '`get_games` responses', value: catalogue.perSecond, unit: '/s' },
    );
  }
  if (wanted.has('start'))
    figures.push({
      what: 'API ready on an existing database, median of five',
      value: await measureStart(database.url, folder),
      unit: 'ms',
      bound: 2_000,
    });
  return { figures, plans: [...new Map(plans.map((plan) => [plan.statement, plan])).values()] };
}

async function gatewayFigures(bench: Bench): Promise<Figure[]> {
  const { p99Ms, nginxP99Ms, page, asset, coldCpuMs } = await withOperator(bench, (url) => measureGateway(url, folder));
  return [
    { what: 'Gateway: cached lobby at 500 requests a second, 99th percentile', value: p99Ms, unit: 'ms', bound: 5 },
    { what: 'The same bytes by nginx at the same rate, 99th percentile', value: nginxP99Ms, unit: 'ms' },
    { what: 'Cached lobby at full load, as a share of nginx with the same bytes', value: page.ratio, unit: '', bound: 0.4, isMinimum: true },
    { what: 'Cached lobby, by the gateway', value: page.perSecond, unit: '/s' },
    { what: 'Cached lobby, by nginx', value: page.nginxPerSecond, unit: '/s' },
    {
      what: 'Largest hashed script at full load, as a share of nginx with the same bytes',
      value: asset.ratio,
      unit: '',
      bound: 0.4,
      isMinimum: true,
    },
    { what: 'Largest hashed script, by the gateway', value: asset.perSecond, unit: '/s' },
    { what: 'Largest hashed script, by nginx', value: asset.nginxPerSecond, unit: '/s' },
    { what: 'CPU of the gateway for a lobby that is not cached, uncompressed', value: coldCpuMs, unit: 'ms', bound: 15 },
  ];
}

async function crashFigures(bench: Bench): Promise<Figure[]> {
  const size = { sockets: Number(process.env.BENCH_SOCKETS ?? 5_000), rounds: Number(process.env.BENCH_ROUNDS ?? 5) };
  const { sockets, ticks, empty, bets, wrong } = await withOperator(bench, (url) => measureCrashSockets(url, bench.pool, size));
  for (const fault of wrong) console.error(fault);
  const many = sockets.toLocaleString('en');
  return [
    { what: `Crash: a tick at each of ${many} sockets of one process, 99th percentile`, value: ticks.p99Ms, unit: 'ms', bound: 100 },
    { what: 'Crash: a tick, median', value: ticks.medianMs, unit: 'ms' },
    { what: `A tick of an empty Socket.IO server at ${many} sockets, 99th percentile`, value: empty.p99Ms, unit: 'ms' },
    { what: 'A tick of the empty server, median', value: empty.medianMs, unit: 'ms' },
    { what: `Wrong results of ${bets} bets on crash, half of them cashed out by hand`, value: wrong.length, unit: '', bound: 0 },
  ];
}

async function slowSocketFigures(bench: Bench): Promise<Figure[]> {
  const { aloneP99Ms, p99Ms, slowestMs, sockets } = await withOperator(bench, (url) => measureSlowSockets(url, folder));
  return [
    { what: 'Slow sockets at the gateway still open at the end', value: sockets, unit: '' },
    { what: 'A normal call beside 2,000 slow sockets, the slowest of 200', value: slowestMs, unit: 'ms', bound: 100 },
    { what: 'A normal call beside 2,000 slow sockets, 99th percentile', value: p99Ms, unit: 'ms' },
    { what: 'A normal call alone, 99th percentile', value: aloneP99Ms, unit: 'ms' },
  ];
}

function scansSince(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return [...after].filter(([table, scans]) => scans > (before.get(table) ?? scans)).length;
}

/** Runs the chosen sections of the operator on a new database. */
async function withDatabase(): Promise<{ figures: Figure[]; plans: Plan[] }> {
  const database = await startEmbeddedDatabase({
    folder: join(folder, 'postgres'),
    password: 'for-this-run',
    logFile: databaseLog,
    isThrowAway: false,
  });
  const pool = openPool(database.url);
  try {
    return await measureOperator({ database, pool });
  } finally {
    await pool.end();
    await database.stop();
  }
}

async function gridFigures(): Promise<Figure[]> {
  const { p95Ms, nodes } = await measureGrid(folder);
  return [
    { what: 'Grid of 10,000 tiles, one screen per frame, CPU four times slower: frame, 95th percentile', value: p95Ms, unit: 'ms', bound: 20 },
    { what: 'Elements in the page, maximum', value: nodes, unit: '', bound: 1_500 },
  ];
}

async function main(): Promise<void> {
  try {
    const { figures, plans } = operatorSections.some((section) => wanted.has(section)) ? await withDatabase() : { figures: [], plans: [] };
    const isMet = await writeReport({
      figures: [
        ...figures,
        ...(wanted.has('grid') ? await gridFigures() : []),
        ...(wanted.has('navigation') ? await navigationFigures() : []),
        ...(wanted.has('game-opening') ? await gameOpeningFigures() : []),
        ...(wanted.has('lighthouse') ? await lighthouseFigures() : []),
      ],
      plans,
      machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`,
      extent: chosen.length === 0 ? 'full' : process.argv.includes('--write') ? 'rows' : 'print',
    });
    process.exitCode = isMet ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
