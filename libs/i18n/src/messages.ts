import type { MessageFiles } from './compiled/message-files.ts';
import type { LocaleCode } from './locale-tags.ts';
import type { Messages } from './message-trees.ts';

declare global {
  /** The message files that a project uses; each project declares its files in `messages.d.ts`. */
  interface OwnMessages {}
}

type OwnFile = Extract<keyof OwnMessages, keyof MessageFiles>;

/** A message that the project may use; English is the source. Messages of a lower library are exported by that library. */
export type MessageId = MessageFiles[OwnFile];

/**
 * `core`: messages of the frame and the lobbies, loaded with every page. `later`: also those of forms, the account and texts. `all`: also those of
 * games in play and of their rules.
 */
export type MessagePart = 'core' | 'later' | 'all';

// Each file is its own chunk; the server preloads it by the same path.
const coreLoaders = import.meta.glob<Messages>('./compiled/??.json', { import: 'default' });
const loaded = new Map<LocaleCode, Messages>();

async function loadFile(name: string): Promise<Messages> {
  const file = `./compiled/${name}.json`;
  // The names of the other files are loaded with them, because the lobby loads this file.
  const load = coreLoaders[file] ?? (await import('./later-messages.ts')).laterLoaders[file];
  if (!load) throw new Error(`Messages ${name} were not compiled`);
  return load();
}

const parts: readonly MessagePart[] = ['core', 'later', 'all'];

/** Names of the compiled files of a part. */
export function messageFiles(locale: LocaleCode, part: MessagePart): string[] {
  const files = [locale, `${locale}.more`, `${locale}.game`];
  return files.slice(0, parts.indexOf(part) + 1);
}

/**
 * Loads messages of a locale; missing ones are already filled in from its fallback. Each locale has one object, which is extended, so that rendered
 * components also find messages that load later.
 */
export async function loadMessages(locale: LocaleCode, part: MessagePart = 'all'): Promise<Messages> {
  const known = loaded.get(locale) ?? {};
  loaded.set(locale, known);
  return Object.assign(known, ...(await Promise.all(messageFiles(locale, part).map(loadFile)))) as Messages;
}
