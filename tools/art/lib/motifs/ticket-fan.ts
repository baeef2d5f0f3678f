import { type Draw, type Scene, at, circle, el, g, mix, path, polar, range, rrect, star } from '../core.ts';
import { bevel, blur, flare, glowDisc } from '../light.ts';
import { M, away, gem, lit, metal, shadow, stroke } from '../kit.ts';
import { small } from '../outlines.ts';
import type { Ramp } from '../palettes.ts';

const [W, H] = [206, 372];
const stones = ['ruby', 'emerald', 'sapphire', 'topaz', 'amethyst'] as const;
const rainbow = ['#f8fafc', '#8f98a8', '#d9d0ea', '#6f86a8', '#f4f6fa', '#9a8fae', '#5c6474'];

/** The emblem over the foil. */
function emblem(s: Scene, kind: number, G: Ramp): string {
  const gold = metal(s, G);
  return g(
    { filter: bevel(s, { h: 3, soft: 2 }) },
    [
      path(star(5, 44, 19), gold),
      small('7', 0, 34, 92, gold, { face: 'titan-one' }),
      path('M-46 22L-52 -22L-24 -2L0 -34L24 -2L52 -22L46 22Z', gold),
      path('M0 -44L42 -4L0 44L-42 -4Z', gold),
    ][kind % 4] ?? '',
  );
}

/** One ticket: emblem, window of foil, code; `bare` is the share of the foil that is rubbed off. */
function ticketOf(s: Scene, m: Ramp, kind: number, rubbed: boolean): string {
  const G = M(s, 'gold', 0.05);
  const notches = range(13)
    .map((i) => circle(-W / 2 + 8 + i * ((W - 16) / 12), -H / 2, 5.4) + circle(-W / 2 + 8 + i * ((W - 16) / 12), H / 2, 5.4))
    .join('');
  const foil = rrect(-82, -66, 164, 168, 12);
  const prize = s.r.pick(stones);
  const other = s.r.pick(stones.filter((name) => name !== prize));
  const cells = range(9).map((i) =>
    at(
      -53 + (i % 3) * 53,
      -38 + Math.floor(i / 3) * 55,
      1,
      0,
      path(rrect(-24, -24, 48, 48, 8), '#fff8ea', { stroke: m.lt, 'stroke-width': 2.5 }),
      gem(s, M(s, i === 2 || i === 4 || i === 6 ? prize : other, 0.02), 17, 8),
    ),
  );
  const rub =
    'M-90 40C-40 -40 -20 -70 -6 -74C14 -60 -20 -6 -36 30C0 -30 40 -76 56 -70C66 -50 -4 20 -20 64C20 10 70 -50 84 -40C90 -10 20 50 6 92C40 60 70 30 90 24V130H-90Z';
  return (
    path(rrect(-W / 2, -H / 2, W, H, 10) + notches, s.lin([mix(m.lt, m.base, 0.4), m.base, mix(m.base, m.dk, 0.7), m.dk], 0, 0, 1, 1), {
      'fill-rule': 'evenodd',
    }) +
    g(
      { 'clip-path': s.clip(rrect(-W / 2, -H / 2, W, H, 10)) },
      range(14).map((i) =>
        path(
          `M0 -120L${polar(420, (i / 14) * 6.283, 0, -120)
            .map(Math.round)
            .join(' ')}L${polar(420, ((i + 0.5) / 14) * 6.283, 0, -120)
            .map(Math.round)
            .join(' ')}Z`,
          m.hi,
          { opacity: 0.12 },
        ),
      ),
    ) +
    stroke(rrect(-W / 2 + 9, -H / 2 + 12, W - 18, H - 24, 7), G.lt, 2.6, { opacity: 0.9 }) +
    at(0, -122, 1, 0, emblem(s, kind, G)) +
    path(rrect(-88, -72, 176, 180, 15), m.dp) +
    g({}, cells) +
    lit(
      s,
      { k: 0.35 },
      g(
        rubbed ? { mask: s.mask(path(foil, '#fff') + path(rub, '#000')) } : {},
        path(foil, s.lin(rainbow, 0, 0, 1, 1)),
        g(
          { 'clip-path': s.clip(foil) },
          range(20).map((i) => stroke(`M${-190 + i * 22} 110L${-60 + i * 22} -80`, '#ffffff', i % 3 ? 2 : 7, { opacity: 0.35 })),
        ),
        range(9).map((i) => at(-54 + (i % 3) * 54, -38 + Math.floor(i / 3) * 56, 0.5, 0, path(star(4, 26, 8), '#7d8596', { opacity: 0.55 }))),
      ),
    ) +
    range(26)
      .map((i) => path(rrect(-78 + i * 6, 128, i % 3 ? 2 : 4, 30, 0), '#fff6e0', { opacity: 0.85 }))
      .join('')
  );
}

/** Tickets spread like a hand of cards, and the coin at work on the first. */
export const ticketFan: Draw = (s) => {
  const G = M(s, 'gold', 0.05);
  const first = away(s, ['ruby', 'emerald', 'lacquer'], 0.06);
  const inks = [M(s, 'onyx', 0.12), M(s, 'sapphire', 0.06), M(s, 'amethyst', 0.06), first];
  const drawn = inks.map((m, i) => {
    const turn = [-42, -19, 27, 4][i] ?? 0;
    const shade = path(rrect(-W / 2 - 4, -H / 2, W, H, 10), '#000', { opacity: 0.55, filter: blur(s, 11) });
    return at(
      -8,
      262,
      1,
      turn,
      at(0, i === 3 ? -326 : -340, i === 3 ? 1.08 : 1, 0, shade, lit(s, { k: 0.6 }, ticketOf(s, m, [0, 1, 3, 2][i] ?? 0, i === 3))),
    );
  });
  const dust = range(70).map(() => {
    const [x, y] = polar(s.r.range(20, 150), s.r.range(0.2, 2.9), 96, 20);
    return path(rrect(x, y, s.r.range(2, 8), s.r.range(1.5, 4), 1), s.r.pick(['#e6eaf0', '#b9c0cc', '#8d95a4', '#ffffff']), {
      transform: `rotate(${s.r.int(0, 90)} ${Math.round(x)} ${Math.round(y)})`,
      opacity: s.r.range(0.5, 1),
    });
  });
  const coin = at(
    128,
    66,
    [0.46, 0.5],
    24,
    path(circle(-14, 24, 160), '#000', { opacity: 0.55, filter: blur(s, 16) }),
    path(circle(14, 16, 160), G.dp),
    path(circle(8, 9, 160), G.dk),
    range(60).map((i) => g({ transform: `rotate(${i * 6})` }, path(rrect(-2, -160, 4, 16, 1), G.dk))),
    g(
      { filter: bevel(s, { h: 5, soft: 5 }) },
      path(circle(0, 0, 156), metal(s, G, [0, 0, 1, 1])),
      el('circle', { cx: 0, cy: 0, r: 124, fill: 'none', stroke: G.dk, 'stroke-width': 9 }),
    ),
    g({ filter: bevel(s, { h: 6, soft: 4 }) }, path(star(8, 92, 40), G.lt), path(circle(0, 0, 34), G.base)),
  );
  return (
    glowDisc(s, 0, -60, 350, s.p.glow, 0.9) +
    shadow(s, 0, 236, 270, 40, 0.8) +
    drawn.join('') +
    g({}, dust) +
    coin +
    flare(s, 100, 30, 130) +
    flare(s, -170, -170, 80) +
    flare(s, 20, -236, 90)
  );
};
