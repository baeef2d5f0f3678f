import type { LocaleCode } from './locale-tags.ts';
import type { Messages } from './message-trees.ts';

const loaders = import.meta.glob<Messages>('./compiled/*.head.json', { import: 'default' });

/** Descriptions of the pages for search engines. Only the server needs them: they are not part of any file that browsers load. */
export async function loadHeadMessages(locale: LocaleCode): Promise<Messages> {
  const load = loaders[`./compiled/${locale}.head.json`];
  if (!load) throw new Error(`Page descriptions of ${locale} were not compiled`);
  return load();
}
