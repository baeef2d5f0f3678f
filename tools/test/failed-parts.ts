import { stripVTControlCharacters } from 'node:util';

/** The part of Nx's output that its failed tasks wrote; the full output if it names no failed task. */
export function failedParts(coloured: string): string {
  const output = stripVTControlCharacters(coloured);
  const list = output.split('Failed tasks:')[1] ?? '';
  const failed = new Set([...list.matchAll(/^- (\S+:\S+)/gm)].map((match) => match[1] ?? ''));
  const parts = partsOf(output, failed);
  return parts.length > 0 ? parts.join('\n') : output;
}

/** The parts of Nx's output that the tasks with these ids wrote. */
export function partsOf(coloured: string, ids: ReadonlySet<string>): string[] {
  return stripVTControlCharacters(coloured)
    .split(/^(?=> nx run |\n? NX )/m)
    .filter((part) => ids.has(/^> nx run (\S+)/.exec(part)?.[1] ?? ''));
}
