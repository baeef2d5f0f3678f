// Turns text into outlines: unpacks the WOFF files of @fontsource and shapes text with HarfBuzz, which joins the letters of every script correctly.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import * as hb from 'harfbuzzjs';

const require = createRequire(import.meta.url);

/** One step of an outline; the last two numbers are its end point. */
export type Step =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['Q', cx: number, cy: number, x: number, y: number]
  | readonly ['C', cx: number, cy: number, dx: number, dy: number, x: number, y: number]
  | readonly ['Z'];

/** The font in a WOFF file, with its tables decompressed. */
function unpack(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let end = 12 + 16 * count;
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(data) : data;
    const header = 12 + 16 * i;
    woff.copy(font, header, entry, entry + 4);
    font.writeUInt32BE(woff.readUInt32BE(entry + 16), header + 4);
    font.writeUInt32BE(end, header + 8);
    font.writeUInt32BE(length, header + 12);
    table.copy(font, end);
    end += (length + 3) & ~3;
  }
  return font;
}

/** The state while HarfBuzz draws a glyph. */
interface Pen {
  steps: Step[];
  x: number;
  y: number;
  scale: number;
}
const draw = new hb.DrawFuncs();
const at = (data: unknown, x: number, y: number): [number, number] => {
  const pen = data as Pen;
  return [pen.x + x * pen.scale, pen.y - y * pen.scale];
};
const put = (data: unknown, step: Step): void => void (data as Pen).steps.push(step);
draw.setMoveToFunc((x, y, pen) => put(pen, ['M', ...at(pen, x, y)]));
draw.setLineToFunc((x, y, pen) => put(pen, ['L', ...at(pen, x, y)]));
draw.setQuadraticToFunc((cx, cy, x, y, pen) => put(pen, ['Q', ...at(pen, cx, cy), ...at(pen, x, y)]));
draw.setCubicToFunc((cx, cy, dx, dy, x, y, pen) => put(pen, ['C', ...at(pen, cx, cy), ...at(pen, dx, dy), ...at(pen, x, y)]));
draw.setClosePathFunc((pen) => put(pen, ['Z']));

/** Disables the ligatures of display faces, which look wrong in capitals; required ligatures of scripts are other features. */
const features = ['liga', 'clig', 'dlig', 'calt'].map((tag) => new hb.Feature(tag, 0));

/** A file of a font, with a subset of its letters. */
class FontFile {
  private readonly font: hb.Font;
  private readonly letters: ReadonlySet<number>;
  private readonly upem: number;

  constructor(file: string) {
    const face = new hb.Face(new hb.Blob(unpack(readFileSync(file))));
    this.font = new hb.Font(face);
    this.upem = face.upem;
    this.letters = new Set(face.collectUnicodes());
  }

  has(letter: string): boolean {
    return this.letters.has(letter.codePointAt(0) ?? 0);
  }

  /** The outline of shaped text at a size, and its width; `track` is the space after every letter. */
  outline(text: string, size: number, x: number, track: number): { steps: Step[]; x: number } {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(this.font, buffer, features);
    const scale = size / this.upem;
    const steps: Step[] = [];
    let pen = x;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      this.font.drawGlyph(codepoint, draw, { steps, x: pen + xOffset * scale, y: -yOffset * scale, scale } satisfies Pen);
      pen += xAdvance * scale + (xAdvance ? track : 0);
    }
    return { steps, x: pen };
  }
}

/** The ranges of letters of each file, as the package names them: `U+30-39,U+41`. */
function inRange(ranges: string, letter: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return letter >= parseInt(first, 16) && letter <= parseInt(last, 16);
  });
}

/** A font of one weight, which may consist of several files. */
export class FontFamily {
  readonly name: string;
  private readonly weight: number;
  private readonly subsets: readonly (readonly [file: string, ranges: string])[];
  private readonly files = new Map<string, FontFile>();

  constructor(name: string, weight: number) {
    this.name = name;
    this.weight = weight;
    const ranges = JSON.parse(readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8')) as Record<string, string>;
    // Latin first: its file contains the spaces and punctuation for all scripts
    this.subsets = Object.entries(ranges)
      .map(([subset, list]) => [subset.replace(/^\[(.*)\]$/, '$1'), list] as const)
      .toSorted(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));
  }

  private open(subset: string): FontFile {
    const known = this.files.get(subset);
    if (known) return known;
    const file = new FontFile(require.resolve(`@fontsource/${this.name}/files/${this.name}-${subset}-${this.weight}-normal.woff`));
    this.files.set(subset, file);
    return file;
  }

  /** The file that draws a letter, if there is one. */
  private fileOf(letter: string): FontFile | undefined {
    const code = letter.codePointAt(0) ?? 0;
    for (const [subset, ranges] of this.subsets)
      if (inRange(ranges, code)) {
        const file = this.open(subset);
        if (file.has(letter)) return file;
      }
    return undefined;
  }

  has(letter: string): boolean {
    return this.fileOf(letter) !== undefined;
  }

  /** The height of a capital as a fraction of the size; in a script without capitals, that of a full-height letter. */
  height(letter: string): number {
    const ys = this.outline(letter, 1).steps.flatMap((step) => (step[0] === 'Z' ? [] : [step.at(-1) as number]));
    return -Math.min(...ys);
  }

  /** The outline of a text at a size, starting at 0,0. @throws {Error} if a letter is missing. */
  outline(text: string, size: number, track = 0): { steps: Step[]; width: number } {
    const steps: Step[] = [];
    let x = 0;
    for (const { file, run } of this.runs(text)) {
      const drawn = file.outline(run, size, x, track);
      steps.push(...drawn.steps);
      x = drawn.x;
    }
    return { steps, width: x - track };
  }

  /** Splits the text by the files that draw its letters; a combining mark is not separated from its letter. */
  private runs(text: string): { file: FontFile; run: string }[] {
    const runs: { file: FontFile; run: string }[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      const stays = last?.file.has(letter) ?? false;
      const file = stays ? last?.file : this.fileOf(letter);
      if (!file) throw new Error(`"${text}": ${this.name} has no letter "${letter}"`);
      if (last && last.file === file) last.run += letter;
      else runs.push({ file, run: letter });
    }
    return runs;
  }
}

const families = new Map<string, FontFamily>();
/** The font of a package. */
export function fontOf(name: string, weight = 400): FontFamily {
  const key = `${name}/${weight}`;
  const known = families.get(key);
  if (known) return known;
  const family = new FontFamily(name, weight);
  families.set(key, family);
  return family;
}
