// Five steps from the darkest shadow to the highlight, plus one accent that contrasts in hue.
import { mix, type Colour, type Palette } from './core.ts';
const P = (name: string, deep: Colour, shade: Colour, mid: Colour, glow: Colour, pale: Colour, accent: Colour): Palette => ({
  name,
  deep,
  shade,
  mid,
  glow,
  pale,
  accent,
});
const all = new Map(
  [
    P('ember', '#16060a', '#5a1011', '#c53a12', '#ff9a2e', '#ffedb8', '#27d3c6'),
    P('abyss', '#02121f', '#06355a', '#0a7fa0', '#45e3d2', '#e6fff4', '#ff7a4d'),
    P('dusk', '#150a2c', '#421a68', '#a8347f', '#ff7f63', '#ffe3b4', '#57cfff'),
    P('jade', '#03170f', '#0a4030', '#1a8a55', '#a6e457', '#f8ffd2', '#ffa62b'),
    P('frost', '#061330', '#15417e', '#3b90d6', '#aee7ff', '#ffffff', '#ffab52'),
    P('desert', '#230d08', '#7a2f10', '#dc7a1e', '#ffcb66', '#fff4d0', '#17b0a6'),
    P('orchid', '#180527', '#550f7c', '#b02ad8', '#ff7bda', '#ffe8fb', '#ffd84a'),
    P('royal', '#090c35', '#1f2a94', '#4a5cec', '#93b7ff', '#f5f1ff', '#ffc736'),
    P('bordeaux', '#16040b', '#520a20', '#a51735', '#f5515a', '#ffe1cf', '#f4c24b'),
    P('felt', '#02140e', '#063f2d', '#0f7d52', '#52d490', '#f1ffe2', '#ff4a5c'),
    P('noir', '#08060a', '#2c1b10', '#8c5a1c', '#f5c95f', '#fff6da', '#e9303f'),
    P('citrus', '#2b0f03', '#8c3600', '#f27f00', '#ffd231', '#fffcd2', '#2fce62'),
    P('moon', '#060a26', '#182a60', '#4d61ae', '#bccaf8', '#fff9e3', '#ff86ad'),
    P('toxic', '#08120a', '#1d4413', '#5fa514', '#d3fb3e', '#fbffdb', '#a250ff'),
    P('rust', '#06131b', '#123d52', '#2a7f98', '#ffa552', '#fff0d2', '#ff6a2e'),
    P('sky', '#08234f', '#0f56a8', '#2f9df0', '#9fe0ff', '#fffbe6', '#ff5a3c'),
  ].map((p) => [p.name, p]),
);
/** All palettes by name. */
export const paletteNames = [...all.keys()];
/** The palette with this name. @throws {Error} if there is none. */
export function paletteOf(name: string): Palette {
  const found = all.get(name);
  if (!found) throw new Error(`no palette is called ${name}`);
  return found;
}

/** Five steps of one material, from the highlight to the deepest shadow. */
export interface Ramp {
  hi: Colour;
  lt: Colour;
  base: Colour;
  dk: Colour;
  dp: Colour;
}
const ramps = {
  gold: ['#fffbd6', '#ffdf7a', '#f0a92a', '#96500f', '#3c1804'],
  silver: ['#ffffff', '#dfe9f4', '#98a9bd', '#4a586d', '#161d2b'],
  copper: ['#ffe9d2', '#ffb27a', '#c8642e', '#6c2a12', '#280c06'],
  iron: ['#d7e0ea', '#8592a3', '#4c5868', '#252d39', '#0b0f15'],
  ruby: ['#ffdcd8', '#ff6a66', '#d8152f', '#770820', '#2a020e'],
  emerald: ['#e2ffe6', '#6cf0a0', '#12a860', '#06573a', '#021f18'],
  sapphire: ['#e2f0ff', '#74b4ff', '#1f5fe0', '#0d2c85', '#050d33'],
  amethyst: ['#f7e6ff', '#cf8cff', '#8a35dc', '#461082', '#180432'],
  topaz: ['#fffde0', '#ffe463', '#ffb40f', '#ad5a00', '#401c00'],
  stone: ['#f1e8d8', '#c2b49d', '#857866', '#473f38', '#1a1614'],
  bone: ['#fffdf2', '#f3e6c8', '#d3bb90', '#87683f', '#33220f'],
  wood: ['#f0c998', '#bd7f46', '#7d4a22', '#442410', '#1a0c05'],
  lacquer: ['#ffc9b0', '#f2533b', '#b51a1f', '#5c0a14', '#200308'],
  porcelain: ['#ffffff', '#f4f1ea', '#d9d3c8', '#8b8791', '#3a3744'],
  ice: ['#ffffff', '#d3f4ff', '#7cc8ee', '#2f6fae', '#0d2a5c'],
  leaf: ['#f3ffc2', '#b4e04e', '#4f9d2d', '#1d5426', '#08210f'],
  onyx: ['#c8d2e2', '#5a6478', '#262c3a', '#12151e', '#05060a'],
  pink: ['#fff0f7', '#ffa6cd', '#ff4f9a', '#a51669', '#3d0536'],
  teal: ['#e6fff8', '#79f2de', '#14b8ae', '#086470', '#032530'],
  skin: ['#ffe8cf', '#eebb8c', '#c3804f', '#76431f', '#2c150a'],
} satisfies Record<string, readonly [Colour, Colour, Colour, Colour, Colour]>;
export type MaterialName = keyof typeof ramps;
/** A material tinted by the scene, so that gold in a cold hall is a colder gold. */
export function material(name: MaterialName, p: Palette, tint = 0.14): Ramp {
  const [hi, lt, base, dk, dp] = ramps[name];
  return {
    hi: mix(hi, p.pale, tint * 0.6),
    lt: mix(lt, p.glow, tint),
    base: mix(base, p.mid, tint * 0.6),
    dk: mix(dk, p.shade, tint * 1.6),
    dp: mix(dp, p.deep, tint * 2.4),
  };
}
