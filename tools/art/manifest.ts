import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawn, Picture } from './finish.ts';

const file = new URL('manifest.json', import.meta.url);
const artFolder = fileURLToPath(new URL('../../apps/api/art/', import.meta.url));
const hash8 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 8);

interface Entry {
  /** Hash of the drawings as SVG text. */
  drawn: string;
  /** Variant to path below the art folder. */
  files: Record<string, string>;
  /** Average colour, where a page needs one to show before the picture is there. */
  dominant?: string;
}

/** What has been drawn, from which drawings, under which names. */
export class Manifest {
  private readonly entries: Record<string, Entry> = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>) : {};

  /** Whether the files are there and what is drawn today is what they show. */
  isCurrent({ key, drawings }: Picture): boolean {
    const entry = this.entries[key];
    return entry?.drawn === hash8(drawings().join('\n')) && Object.values(entry.files).every((name) => existsSync(join(artFolder, name)));
  }

  /** Finishes a picture, writes its files and remembers them. */
  async draw(picture: Picture): Promise<void> {
    const drawings = picture.drawings();
    const { files, dominant }: Drawn = await picture.finish(drawings);
    const names: Record<string, string> = {};
    for (const [variant, { path, data }] of Object.entries(files)) {
      const name = `${path}.${hash8(data)}.avif`;
      mkdirSync(dirname(join(artFolder, name)), { recursive: true });
      writeFileSync(join(artFolder, name), data);
      names[variant] = name;
    }
    this.entries[picture.key] = { drawn: hash8(drawings.join('\n')), files: names, ...(dominant ? { dominant } : {}) };
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

  /** Pictures that are missing or drawn otherwise today, and files that are too large. */
  problems(pictures: readonly Picture[]): string[] {
    return pictures.flatMap((picture) => {
      if (!this.isCurrent(picture)) return [`${picture.key} is missing or is drawn otherwise today: run node tools/art/render.ts`];
      return Object.entries(this.entries[picture.key]?.files ?? {}).flatMap(([variant, name]) => {
        const { size } = statSync(join(artFolder, name));
        const limit = picture.limits[variant] ?? 0;
        return size > limit ? [`${name} has ${size} bytes, more than ${limit}`] : [];
      });
    });
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
