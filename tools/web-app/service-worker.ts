import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { siteLocales, siteMessages } from '../translations/catalogue.ts';
import { bundleScript } from './bundle-script.ts';

const workerSource = fileURLToPath(new URL('../../libs/site/src/offline/service-worker.ts', import.meta.url));
const localeTable = new URL('../../libs/i18n/src/locales.ts', import.meta.url).href;

/** Latin fonts; those of other scripts load when a page needs them. */
const latinFont = /-latin-[^/]*\.woff2$/;

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The files that every page of a build needs first: the entry, its static imports, and the Latin fonts. */
export function shellOf(bundle: Bundle): string[] {
  const shell = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || shell.has(file)) return;
    shell.add(file);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
  for (const file of Object.keys(bundle)) if (latinFont.test(file)) shell.add(file);
  return [...shell].map((file) => `/${file}`).toSorted();
}

/** The texts of the offline page, by locale prefix. */
async function offlineMessages(): Promise<Record<string, object>> {
  const { localeEntry } = (await import(localeTable)) as { localeEntry(code: string): { prefix: string; languageTag: string } };
  const locales = await siteLocales();
  const messages = locales.map(({ locale }) => {
    const messages = siteMessages(locale, locales);
    const { prefix, languageTag } = localeEntry(locale);
    const texts = { title: messages['content.offline.title'], text: messages['content.offline.text'], retry: messages['content.offline.retry'] };
    return [prefix, { languageTag, ...texts }] as const;
  });
  return Object.fromEntries(messages);
}

/** Writes the parts from which the gateway composes the service worker of both builds: its script, this build's shell, and the offline texts. */
export function serviceWorker(formFactor: string): Plugin {
  return {
    name: 'playfront-service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const folder = dir ?? 'dist/client';
      const shell = shellOf(bundle);
      const version = createHash('sha256').update(JSON.stringify(shell)).digest('base64url').slice(0, 12);
      await writeFile(join(folder, 'sw.js'), await bundleScript(workerSource));
      await writeFile(join(folder, 'sw-build.json'), JSON.stringify({ formFactor, version, shell }));
      await writeFile(join(folder, 'sw-messages.json'), JSON.stringify(await offlineMessages()));
    },
  };
}
