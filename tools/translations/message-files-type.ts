import type { Catalogue } from './catalogue.ts';

/**
 * The ids of each file as a type. A declaration that names a JSON file finds none beside it in another project, where every text would then pass for an id.
 */
export function messageFilesType(source: Catalogue): string {
  const lines = Object.entries(source).map(
    ([file, messages]) =>
      `  readonly ${file}: ${Object.keys(messages)
        .map((id) => `'${id}'`)
        .join(' | ')};\n`,
  );
  return `/** The ids of each file of translations/en. */\nexport type MessageFiles = {\n${lines.join('')}};\n`;
}
