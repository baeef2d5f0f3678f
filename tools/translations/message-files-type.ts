import type { Catalogue } from './catalogue.ts';

/**
 * The ids of each file as a type. A type that imports the JSON files would not resolve in other projects, where any string would then be accepted as an id.
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
