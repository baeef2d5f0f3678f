import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync } from 'node:fs';
import { Refusal } from './repository.mjs';

/** Runs programs as the user that the database runs as. */
export type DatabaseUser = {
  /** Makes that user the owner of a file or folder. */
  own(folder: string): void;
  command(file: string, commandArguments: readonly string[]): { file: string; arguments: string[]; options: SpawnOptions };
};

const userName = 'postgres';

/** The current user, or if that is root, under which PostgreSQL refuses to run, the user `postgres`, created if missing. */
export function databaseUser(programs: readonly string[], folder: string): DatabaseUser {
  if (process.getuid?.() !== 0) return { own: () => undefined, command: (file, rest) => ({ file, arguments: [...rest], options: { cwd: '/' } }) };
  const ids = idsOfUser() ?? createUser();
  const own = (owned: string) => chownSync(owned, ids.uid, ids.gid);
  const asUser = (file: string, rest: readonly string[]) => ({ file, arguments: [...rest], options: { ...ids, cwd: '/' } });
  if (canReach(programs, folder, ids)) return { own, command: asUser };
  return { own, command: (file, rest) => withReadCapability(ids, file, rest) };
}

/**
 * If `postgres` cannot enter the checkout, because it is below a folder such as /root, its processes get one capability of root: CAP_DAC_READ_SEARCH, to
 * read files and enter folders regardless of their mode.
 */
function withReadCapability({ uid, gid }: UserIds, file: string, rest: readonly string[]) {
  // Without the last flag access(2) ignores the capability, and initdb uses access(2) to find the server program.
  const rights = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search', '--securebits=+no_setuid_fixup'];
  return {
    file: 'setpriv',
    arguments: [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights, '--', file, ...rest],
    options: { cwd: '/' },
  };
}

type UserIds = { uid: number; gid: number };

function canReach(programs: readonly string[], folder: string, ids: UserIds): boolean {
  const canRun = programs.every((program) => spawnSync(program, ['--version'], { ...ids, cwd: '/' }).status === 0);
  return canRun && spawnSync('test', ['-x', folder], { ...ids, cwd: '/' }).status === 0;
}

function idsOfUser(): UserIds | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, userName], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function createUser(): UserIds {
  spawnSync('groupadd', ['--system', userName]);
  spawnSync('useradd', ['--system', '--gid', userName, '--no-create-home', '--shell', '/usr/sbin/nologin', userName]);
  const ids = idsOfUser();
  if (!ids)
    throw new Refusal(
      'The embedded database cannot run as root, and the user "postgres" could not be created. Start as another user, or set DATABASE_URL.',
    );
  return ids;
}
