import { mix, light, dark, type Colour, type Palette, type Stop } from './core.ts';

/** The style of a title. */
export interface Recipe {
  font: string;
  weight?: number;
  /** Preserves upper and lower case; otherwise all letters are capitals. */
  mixed?: boolean;
  warp: 'flat' | 'arch' | 'bulge' | 'pinch' | 'rise' | 'wave' | 'crown';
  /** Strength of the warp. */
  k?: number;
  skew?: number;
  track?: number;
  /** The maximum horizontal stretch of a line to fill the width. */
  wide?: number;
  /** A stroke on the face, for thin faces. */
  bold?: number;
  /** Gradient of the face from top to bottom. */
  face: (p: Palette) => readonly Stop[];
  /** Outlines, widest first: colour and width. */
  line: (p: Palette) => readonly (readonly [colour: Colour, width: number])[];
  /** Length of the extrusion. */
  depth: number;
  /** Strength of the bevel. */
  bev: number;
  glow?: boolean;
  fire?: boolean;
  /** An ornament above the title. */
  rule?: boolean;
}

/** Recipes: face gradient, outline stack, extrusion, warp. Colours come from the palette unless the lettering is a metal. */
const recipes: Record<string, Recipe> = {
  gilded: {
    font: 'cinzel-decorative',
    weight: 900,
    bold: 4,
    warp: 'pinch',
    k: 20,
    face: () => ['#fffde8', '#ffe79a', '#f8c650', '#ffe9a6'],
    line: () => [
      ['#2a1003', 22],
      ['#f7c257', 15],
      ['#331303', 11],
    ],
    depth: 8,
    bev: 0.75,
  },
  chunky: {
    font: 'bungee',
    warp: 'arch',
    k: 34,
    face: (p) => ['#ffffff', light(p.glow, 0.45), p.glow],
    line: (p) => [
      [p.deep, 28],
      [p.accent, 20],
      [dark(p.shade, 0.5), 13],
    ],
    depth: 13,
    bev: 0.75,
  },
  script: {
    font: 'lobster',
    wide: 1.35,
    bold: 4,
    mixed: true,
    warp: 'rise',
    k: 34,
    face: (p) => ['#fffdf3', '#fff0cf', light(p.glow, 0.3)],
    line: (p) => [
      [p.deep, 22],
      [mix(p.mid, p.shade, 0.4), 15],
      [dark(p.shade, 0.5), 8],
    ],
    depth: 9,
    bev: 0.6,
  },
  saloon: {
    font: 'rye',
    bold: 2,
    warp: 'bulge',
    k: 30,
    face: () => ['#fff4d6', '#f4cf8e', '#dc9c50'],
    line: () => [
      ['#1d0b04', 20],
      ['#a8291b', 13],
      ['#2b0f05', 8],
    ],
    depth: 9,
    bev: 0.7,
  },
  stencil: {
    font: 'black-ops-one',
    warp: 'flat',
    face: () => ['#ffffff', '#d3dde6', '#9fafbe', '#e9f0f5'],
    line: (p) => [
      [p.deep, 25],
      [p.glow, 16],
      [dark(p.deep, 0.4), 11],
    ],
    depth: 10,
    bev: 0.75,
  },
  deco: {
    font: 'limelight',
    bold: 3,
    warp: 'flat',
    face: () => ['#fff9dc', '#f4cf78', '#dcaa48', '#ffe7a6'],
    line: (p) => [
      [dark(p.deep, 0.5), 19],
      ['#e9bd61', 14],
      [dark(p.deep, 0.3), 11],
    ],
    depth: 6,
    bev: 0.65,
  },
  didone: {
    font: 'abril-fatface',
    mixed: true,
    warp: 'flat',
    face: (p) => ['#ffffff', '#fff8ea', light(p.accent, 0.55)],
    line: (p) => [
      [dark(p.deep, 0.5), 22],
      [mix(p.accent, p.deep, 0.25), 7],
    ],
    depth: 6,
    bev: 0.4,
  },
  chrome: {
    font: 'russo-one',
    warp: 'rise',
    k: 22,
    skew: -0.16,
    face: (p) => ['#ffffff', [light(p.glow, 0.75), 0.46], [mix(p.mid, p.glow, 0.4), 0.5], [p.glow, 0.8], '#ffffff'],
    line: (p) => [
      [p.deep, 25],
      [p.accent, 16],
      [dark(p.deep, 0.3), 11],
    ],
    depth: 9,
    bev: 0.6,
  },
  blackletter: {
    font: 'pirata-one',
    wide: 1.5,
    bold: 3,
    mixed: true,
    warp: 'bulge',
    k: 26,
    face: () => ['#fffdf2', '#ecd9b2', '#d4ab72'],
    line: (p) => [
      [dark(p.deep, 0.5), 21],
      [mix(p.mid, p.glow, 0.3), 13],
      [dark(p.deep, 0.5), 9],
    ],
    depth: 8,
    bev: 0.65,
    fire: true,
  },
  uncial: {
    font: 'uncial-antiqua',
    bold: 9,
    warp: 'wave',
    k: 16,
    face: (p) => ['#fffff0', light(p.glow, 0.5), p.glow, light(p.mid, 0.3)],
    line: (p) => [
      [dark(p.deep, 0.3), 22],
      [p.accent, 14],
      [dark(p.deep, 0.5), 10],
    ],
    depth: 8,
    bev: 0.65,
  },
  impact: {
    font: 'bangers',
    warp: 'rise',
    k: 30,
    skew: -0.08,
    track: 3,
    face: (p) => ['#fffef0', light(p.glow, 0.5), p.glow, p.accent],
    line: (p) => [
      [p.deep, 22],
      ['#ffffff', 13],
      [p.deep, 8],
    ],
    depth: 11,
    bev: 0.5,
  },
  norse: {
    font: 'metal-mania',
    wide: 1.35,
    bold: 6,
    warp: 'crown',
    k: 26,
    face: () => ['#ffffff', '#dbe7f0', '#a9bccd', '#dbe9f4'],
    line: (p) => [
      [dark(p.deep, 0.5), 24],
      [p.accent, 14],
      [dark(p.deep, 0.5), 10],
    ],
    depth: 9,
    bev: 0.75,
  },
  poster: {
    font: 'anton',
    warp: 'flat',
    track: 3,
    face: (p) => ['#ffffff', '#ffffff', light(p.glow, 0.6)],
    line: (p) => [
      [dark(p.deep, 0.5), 22],
      [dark(p.deep, 0.4), 8],
    ],
    depth: 6,
    bev: 0,
    rule: true,
  },
  neon: {
    font: 'righteous',
    warp: 'arch',
    k: 18,
    face: (p) => ['#ffffff', light(p.accent, 0.55), p.accent],
    line: (p) => [
      [p.deep, 20],
      [p.accent, 12],
      [p.deep, 7],
    ],
    depth: 4,
    bev: 0.3,
    glow: true,
  },
  carved: {
    font: 'cinzel',
    weight: 900,
    warp: 'crown',
    k: 22,
    face: (p) => ['#ffffff', '#e9eef6', light(p.mid, 0.35), '#ffffff'],
    line: (p) => [
      [dark(p.deep, 0.5), 22],
      [light(p.glow, 0.2), 15],
      [dark(p.deep, 0.4), 11],
    ],
    depth: 8,
    bev: 0.75,
  },
  lucky: {
    font: 'titan-one',
    warp: 'arch',
    k: 30,
    face: () => ['#fffef0', '#ffe98a', '#ffbe35', '#ff9a24'],
    line: (p) => [
      [p.deep, 29],
      ['#e0182d', 22],
      ['#ffffff', 15],
      [dark(p.shade, 0.5), 11],
    ],
    depth: 11,
    bev: 0.75,
  },
};

/** The recipe with this name. @throws {Error} if there is none. */
export function recipeOf(name: string): Recipe {
  const found = recipes[name];
  if (!found) throw new Error(`no lettering is called ${name}`);
  return found;
}
