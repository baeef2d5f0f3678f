import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync } from 'node:fs';
import { Refusal } from './repository.mjs';

/** How to run a program as the user the database runs as. */
export type DatabaseUser = {
  /** Gives a folder to that user. */
  own(folder: string): void;
  command(file: string, commandArguments: readonly string[]): { file: string; arguments: string[]; options: SpawnOptions };
};

const userName = 'postgres';

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, made if there is none; else as whoever we are. */
export function databaseUser(programs: readonly string[], folder: string): DatabaseUser {
  if (process.getuid?.() !== 0) return { own: () => undefined, command: (file, rest) => ({ file, arguments: [...rest], options: { cwd: '/' } }) };
  const ids = idsOfUser() ?? createUser();
  const own = (owned: string) => chownSync(owned, ids.uid, ids.gid);
  const asUser = (file: string, rest: readonly string[]) => ({ file, arguments: [...rest], options: { ...ids, cwd: '/' } });
  if (canReach(programs, folder, ids)) return { own, command: asUser };
  return { own, command: (file, rest) => withReadCapability(ids, file, rest) };
}

/**
 * A checkout below a folder closed to other users (such as /root) cannot be entered by `postgres`. That user then keeps one right of root: to pass and read
 * folders whatever their mode.
 */
function withReadCapability({ uid, gid }: UserIds, file: string, rest: readonly string[]) {
  // Without the last one access(2) ignores the right, and initdb asks by access(2) whether its own program is there.
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
      'The embedded database cannot run as root, and no user "postgres" could be made; start as another user or give a DATABASE_URL.',
    );
  return ids;
}
