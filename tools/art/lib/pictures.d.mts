/** How one game is drawn. Kept in `specs.json`; the picture depends on this and the code alone. */
export interface ArtSpec {
  slug: string;
  title: string;
  studio: string;
  motif: string;
  backdrop: string;
  palette: string;
  lettering: string;
  foreground: string;
  staging: string;
  companion: string;
  flip: boolean;
  /** Where the key light stands, as parts of width and height. */
  lightAt: [number, number];
  /** The high symbols of a slot. */
  symbols?: { A: string; B: string; C: string; D: string };
  /** Metal of the royals. */
  finish: string;
  /** Metal of the scatter medal. */
  medal: string;
}
export interface BannerSpec {
  id: string;
  hero: string;
  backdrop: string;
  palette: string;
  scale: number;
  dx: number;
  dy: number;
  lightDx: number;
  halo: number;
}
export interface MotifOptions {
  backdrops: string[];
  palettes: string[];
  letterings: string[];
  foregrounds: string[];
  companions: string[];
  flips: boolean;
}
export interface Random {
  (): number;
  pick<T>(list: readonly T[]): T;
  chance(p: number): boolean;
}
export function tile(spec: ArtSpec): string;
export function stage(spec: ArtSpec): string;
export function wildHero(spec: ArtSpec): string;
export function ribbon(spec: ArtSpec): string;
export function prop(name: string): string;
export function royal(letter: 'K' | 'Q' | 'J' | 'T', finish: string): string;
export function scatter(medal: string): string;
export function banner(spec: BannerSpec, format: 'wide' | 'phone'): string;
export function rngOf(seed: string): Random;
export function optionsOf(motif: string): MotifOptions;
export function paletteDistance(a: string, b: string): number;
export function plate(studio: string): string;
export function accentOf(palette: string): string;
export const stagingNames: string[];
