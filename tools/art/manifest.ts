import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawn, Picture } from './plan.ts';

const file = new URL('manifest.json', import.meta.url);
const artFolder = fileURLToPath(new URL('../../apps/api/art/', import.meta.url));
const hash8 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 8);

interface Entry {
  spec: string;
  /** Variant to path below the art folder. */
  files: Record<string, string>;
  /** Average colour, where a page needs one to show before the picture is there. */
  dominant?: string;
}

/** What has been drawn, from which spec, under which names. */
export class Manifest {
  private readonly entries: Record<string, Entry> = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>) : {};

  isCurrent({ key, spec }: Picture): boolean {
    const entry = this.entries[key];
    return entry?.spec === hash8(JSON.stringify(spec)) && Object.values(entry.files).every((name) => existsSync(join(artFolder, name)));
  }

  async keep({ key, spec }: Picture, { files, dominant }: Drawn): Promise<void> {
    const names: Record<string, string> = {};
    for (const [variant, { path, data }] of Object.entries(files)) {
      const name = `${path}.${hash8(data)}.avif`;
      mkdirSync(dirname(join(artFolder, name)), { recursive: true });
      writeFileSync(join(artFolder, name), data);
      names[variant] = name;
    }
    this.entries[key] = { spec: hash8(JSON.stringify(spec)), files: names, ...(dominant ? { dominant } : {}) };
  }

  /** Address of a kept picture on the site. Throws when it was never drawn. */
  address(key: string, variant: string): string {
    const name = this.entries[key]?.files[variant];
    if (!name) throw new Error(`${key} (${variant}) has not been drawn`);
    return `/art/${name}`;
  }

  dominant(key: string): string {
    const colour = this.entries[key]?.dominant;
    if (!colour) throw new Error(`${key} has no measured colour`);
    return colour;
  }

  read(key: string): Record<string, Buffer> {
    return Object.fromEntries(
      Object.entries(this.entries[key]?.files ?? {}).map(([variant, name]) => [variant, readFileSync(join(artFolder, name))]),
    );
  }

  problems(pictures: readonly Picture[]): string[] {
    return pictures
      .filter((picture) => !this.isCurrent(picture))
      .map(({ key }) => `${key} is missing or its spec has changed: run node tools/art/render.ts`);
  }

  /** Forgets pictures that are no longer wanted and deletes files nobody names. */
  sweep(pictures: readonly Picture[]): void {
    const keys = new Set(pictures.map(({ key }) => key));
    for (const key of Object.keys(this.entries)) if (!keys.has(key)) delete this.entries[key];
    const named = new Set(Object.values(this.entries).flatMap(({ files }) => Object.values(files)));
    for (const folder of new Set([...named].map((name) => dirname(name))))
      for (const name of readdirSync(join(artFolder, folder))) if (!named.has(`${folder}/${name}`)) rmSync(join(artFolder, folder, name));
  }

  save(): void {
    const sorted = Object.fromEntries(Object.entries(this.entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}
