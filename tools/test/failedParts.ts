import { stripVTControlCharacters } from 'node:util';

/** What Nx's failed tasks wrote, out of the output of all of them; the whole output when it names no failed task. */
export function failedParts(coloured: string): string {
  const output = stripVTControlCharacters(coloured);
  const list = output.split('Failed tasks:')[1] ?? '';
  const failed = new Set([...list.matchAll(/^- (\S+:\S+)/gm)].map((match) => match[1]));
  const parts = output.split(/^(?=> nx run )/m).filter((part) => failed.has(/^> nx run (\S+)/.exec(part)?.[1]));
  return parts.length > 0 ? parts.join('\n') : output;
}
