import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawn, ArtImage } from './finish.ts';

const file = new URL('manifest.json', import.meta.url);
const artFolder = fileURLToPath(new URL('../../apps/api/art/', import.meta.url));
const hash8 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 8);

interface Entry {
  /** Hash of the SVG text of the drawings. */
  drawn: string;
  /** Path in the art folder by variant. */
  files: Record<string, string>;
  /** Average colour, which pages show until the image has loaded; only where needed. */
  dominant?: string;
}

/** The record of all image files and the drawings they were made from. */
export class Manifest {
  private readonly entries: Record<string, Entry> = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>) : {};

  /** Whether the files of an image exist and its drawings have not changed. */
  isCurrent({ key, drawings }: ArtImage): boolean {
    const entry = this.entries[key];
    return entry?.drawn === hash8(drawings().join('\n')) && Object.values(entry.files).every((name) => existsSync(join(artFolder, name)));
  }

  /** Draws an image, writes its files and records them. */
  async draw(image: ArtImage): Promise<void> {
    const drawings = image.drawings();
    const { files, dominant }: Drawn = await image.finish(drawings);
    const names: Record<string, string> = {};
    for (const [variant, { path, data }] of Object.entries(files)) {
      const name = `${path}.${hash8(data)}.avif`;
      mkdirSync(dirname(join(artFolder, name)), { recursive: true });
      writeFileSync(join(artFolder, name), data);
      names[variant] = name;
    }
    this.entries[image.key] = { drawn: hash8(drawings.join('\n')), files: names, ...(dominant ? { dominant } : {}) };
  }

  /** The path of an image on the site. @throws {Error} if it has not been drawn. */
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

  /** Images that are missing or outdated, and files that are too large. */
  problems(images: readonly ArtImage[]): string[] {
    return images.flatMap((image) => {
      if (!this.isCurrent(image)) return [`${image.key} is missing or outdated: run node tools/art/render.ts`];
      return Object.entries(this.entries[image.key]?.files ?? {}).flatMap(([variant, name]) => {
        const { size } = statSync(join(artFolder, name));
        const limit = image.limits[variant] ?? 0;
        return size > limit ? [`${name} has ${size} bytes, more than ${limit}`] : [];
      });
    });
  }

  /** Removes the records of all other images, and deletes files without a record. */
  sweep(images: readonly ArtImage[]): void {
    const keys = new Set(images.map(({ key }) => key));
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
