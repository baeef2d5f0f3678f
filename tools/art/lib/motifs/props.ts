// Reel symbols that are not heroes: each is centred on 0,0 and fills about -200..200.
import {
  type Markup,
  type Draw,
  g,
  path,
  polar,
  el,
  at,
  mix,
  TAU,
  range,
  circle,
  ell,
  star,
  rrect,
  gear as cog,
  petal,
  both,
  taper,
  type Scene,
} from '../core.ts';
import { bevel, flare } from '../light.ts';
import { M, metal, ball, lit, stroke, gem, card } from '../kit.ts';
import { small } from '../outlines.ts';
import { fruit } from '../fruit.ts';
import { chest } from './chest.ts';
import { crown } from './crown.ts';
import type { MaterialName, Ramp } from '../palettes.ts';

const raised = (s: Scene, h: number, ...kids: Markup[]): string => g({ filter: bevel(s, { h, soft: h }) }, ...kids);
const gold = (s: Scene): Ramp => M(s, 'gold', 0);
const disc = (s: Scene, r: number, m: Ramp): string => raised(s, 5, path(circle(0, 0, r), metal(s, m)));
const fromFruit =
  (name: keyof typeof fruit): Draw =>
  (s) =>
    at(0, 0, 1.7, 0, fruit[name](s));

/** A cut stone; `n` is the number of its sides. */
const cut =
  (ramp: MaterialName, n: number, squash = 1): Draw =>
  (s) =>
    lit(s, { k: 0.7 }, gem(s, M(s, ramp, 0), 190, n, squash));

/** The symbols by name. */
export const props = {
  'gem-ruby': cut('ruby', 8),
  'gem-emerald': cut('emerald', 4),
  'gem-sapphire': cut('sapphire', 10),
  'gem-amethyst': cut('amethyst', 6),
  'gem-topaz': cut('topaz', 5),
  'gem-diamond': cut('ice', 12, 0.86),
  chest,
  crown,
  bell: fromFruit('bell'),
  cherry: fromFruit('cherry'),
  lemon: fromFruit('lemon'),
  plum: fromFruit('plum'),
  melon: fromFruit('melon'),
  coin: (s: Scene) => {
    const G = gold(s);
    return (
      disc(s, 190, G) +
      raised(
        s,
        4,
        el('circle', { cx: 0, cy: 0, r: 150, fill: G.dk }),
        path(circle(0, 0, 140), metal(s, G, [1, 0, 0, 1])),
        path(star(8, 110, 44), G.hi),
      )
    );
  },
  ankh: (s: Scene) =>
    raised(
      s,
      6,
      path(
        'M-34 30H-150V-34H-48C-110 -90 -100 -210 0 -210C100 -210 110 -90 48 -34H150V30H34L54 210H-54ZM0 -40C70 -90 60 -156 0 -156C-60 -156 -70 -90 0 -40Z',
        metal(s, gold(s)),
        { 'fill-rule': 'evenodd' },
      ),
    ) + at(0, -2, 1, 0, gem(s, M(s, 'sapphire', 0), 30, 8)),
  scarab: (s: Scene) => {
    const G = gold(s),
      T = M(s, 'teal', 0),
      wing = path('M12 -60C110 -70 140 40 96 130C70 180 30 196 12 200Z', s.lin([T.lt, T.base, T.dk, T.dp], 0, 0, 1, 1));
    return (
      both(stroke('M90 -60Q160 -90 170 -150M116 30Q190 30 206 -20M100 110Q170 130 180 190', G.base, 22)) +
      lit(s, { k: 0.9 }, both(wing)) +
      both(stroke('M40 -40Q90 40 50 170M70 -30Q110 40 80 140', T.lt, 6, { opacity: 0.7 })) +
      raised(
        s,
        5,
        path('M-120 -66Q-100 -136 0 -140Q100 -136 120 -66Q60 -30 0 -30Q-60 -30 -120 -66Z', metal(s, G)),
        path('M-58 -136Q-70 -196 0 -200Q70 -196 58 -136Z', metal(s, G)),
      ) +
      at(0, -88, 1, 0, gem(s, M(s, 'ruby', 0), 34, 8))
    );
  },
  goblet: (s: Scene) => {
    const G = gold(s);
    return (
      raised(
        s,
        6,
        path(
          'M-130 -190H130C136 -60 96 20 30 40V120C60 140 110 150 116 196H-116C-110 150 -60 140 -30 120V40C-96 20 -136 -60 -130 -190Z',
          metal(s, G, [0, 0, 1, 0.2]),
        ),
      ) +
      path(ell(0, -188, 126, 30), s.lin(['#5b0a1c', '#b5152f'])) +
      [-70, 0, 70].map((x) => at(x, -90 - Math.abs(x) * 0.1, 1, 0, gem(s, M(s, x ? 'emerald' : 'ruby', 0), x ? 24 : 34, 8))).join('')
    );
  },
  anchor: (s: Scene) => {
    const I = M(s, 'silver', 0);
    return raised(
      s,
      6,
      stroke('M0 -110V170M-90 -70H90', metal(s, I, [0, 0, 1, 0]), 42),
      stroke('M-170 60Q-150 180 0 186Q150 180 170 60', I.base, 40),
      path('M-214 90L-160 10L-118 96ZM214 90L160 10L118 96Z', I.lt),
      el('circle', { cx: 0, cy: -158, r: 40, fill: 'none', stroke: I.lt, 'stroke-width': 30 }),
    );
  },
  shell: (s: Scene) => {
    const P = M(s, 'pink', 0),
      fan = 'M0 170C-60 170 -70 140 -90 120C-230 60 -230 -110 -120 -160C-80 -200 80 -200 120 -160C230 -110 230 60 90 120C70 140 60 170 0 170Z';
    return (
      lit(s, { k: 1.1 }, path(fan, s.rad(['#fff4ec', mix(P.lt, '#ffe6d0', 0.6), mix(P.base, '#d98a5a', 0.6), P.dk], 0.5, 0.9, 0.95))) +
      range(9)
        .map((i) => stroke(`M0 150Q${(i - 4) * 44} 0 ${(i - 4) * 40} ${-172 + Math.abs(i - 4) * 20}`, P.dk, 6, { opacity: 0.45 }))
        .join('') +
      lit(s, { k: 0.6 }, path(circle(0, 90, 62), s.rad(['#ffffff', '#f6eef2', '#b7a8c8'], 0.5, 0.5, 0.55, 0.34, 0.28)))
    );
  },
  swords: (s: Scene) => {
    const I = M(s, 'silver', 0),
      G = gold(s);
    const one = raised(
      s,
      4,
      path('M-22 60L-22 -190L0 -232L22 -190L22 60Z', s.lin([I.hi, I.lt, [I.lt, 0.49], [I.dk, 0.51], I.base], 0, 0, 1, 0)),
      path(rrect(-86, 52, 172, 30, 12), metal(s, G)),
      path(rrect(-18, 80, 36, 92, 8), M(s, 'wood', 0).dk),
      path(circle(0, 190, 30), metal(s, G)),
    );
    return g({ transform: 'rotate(40)' }, one) + g({ transform: 'rotate(-40)' }, one) + at(0, 8, 1, 0, gem(s, M(s, 'ruby', 0), 38, 8));
  },
  katanas: (s: Scene) => {
    const I = M(s, 'silver', 0),
      L = M(s, 'lacquer', 0);
    const one = raised(
      s,
      4,
      path('M-20 70C-30 -60 -14 -160 22 -240C30 -150 22 -40 20 70Z', s.lin([I.hi, I.lt, I.dk], 0, 0, 1, 0)),
      path(ell(0, 76, 56, 18), metal(s, gold(s))),
      path(rrect(-20, 88, 40, 136, 10), L.base),
      range(4).map((i) => path(`M-20 ${100 + i * 32}L20 ${118 + i * 32}L-20 ${130 + i * 32}Z`, '#160406')),
    );
    return g({ transform: 'rotate(38)' }, one) + g({ transform: 'rotate(-38) scale(-1 1)' }, one);
  },
  shield: (s: Scene) => {
    const W = M(s, 'sapphire', 0),
      I = M(s, 'silver', 0);
    return (
      disc(s, 200, I) +
      path(circle(0, 0, 168), s.rad([W.lt, W.base, W.dk])) +
      range(4)
        .map((i) => g({ transform: `rotate(${i * 90})` }, path('M0 0L0 -168A168 168 0 0 1 119 -119Z', I.hi, { opacity: 0.85 })))
        .join('') +
      raised(s, 6, path(circle(0, 0, 62), metal(s, gold(s)))) +
      range(12)
        .map((i) => path(circle(...polar(184, (i / 12) * TAU), 9), I.dp))
        .join('')
    );
  },
  horseshoe: (s: Scene) => {
    const G = gold(s),
      d = 'M-90 196H-166C-236 -20 -180 -200 0 -200C180 -200 236 -20 166 196H90C150 10 120 -110 0 -110C-120 -110 -150 10 -90 196Z';
    return (
      raised(s, 7, path(d, metal(s, G))) +
      (
        [
          [-158, 110],
          [-160, 0],
          [-118, -104],
          [118, -104],
          [160, 0],
          [158, 110],
        ] as const
      )
        .map(([x, y]) => path(circle(x, y, 14), G.dp))
        .join('')
    );
  },
  planet: (s: Scene) => {
    const T = M(s, 'topaz', 0),
      c = circle(0, 0, 140),
      ring = (dash: string, off: number): string =>
        el('ellipse', {
          cx: 0,
          cy: 0,
          rx: 222,
          ry: 58,
          fill: 'none',
          stroke: s.lin(['#fff2d0', '#c98cff', '#7ad0ff'], 0, 0, 1, 0),
          'stroke-width': 26,
          'stroke-dasharray': dash,
          'stroke-dashoffset': off,
          transform: 'rotate(-18)',
        });
    return (
      ring('', 0) +
      lit(
        s,
        { k: 1.2 },
        path(c, ball(s, T)),
        g(
          { 'clip-path': s.clip(c), opacity: 0.55, transform: 'rotate(-18)' },
          range(4).map((i) => path(ell(0, -96 + i * 60, 170, 12 + (i % 2) * 8), i % 2 ? T.dk : T.hi)),
        ),
      ) +
      path('M-222 0A222 58 0 0 0 222 0', 'none', {
        stroke: s.lin(['#fff2d0', '#c98cff', '#7ad0ff'], 0, 0, 1, 0),
        'stroke-width': 26,
        transform: 'rotate(-18)',
      })
    );
  },
  moon: (s: Scene) => {
    const I = M(s, 'silver', 0);
    return (
      lit(
        s,
        { k: 1 },
        path(
          'M60 -196C-110 -220 -210 -80 -190 40C-170 170 -20 230 110 176C0 160 -70 80 -70 -20C-70 -100 -20 -170 60 -196Z',
          s.lin(['#ffffff', '#dfe8ff', I.base, '#3a4a80']),
        ),
      ) +
      path(star(8, 70, 20, 90, -30), '#fff6d0') +
      flare(s, 90, -30, 130)
    );
  },
  compass: (s: Scene) => {
    const G = gold(s);
    return (
      disc(s, 200, G) +
      path(circle(0, 0, 162), s.rad(['#1d3f5a', '#0a1626'])) +
      range(16)
        .map((i) => g({ transform: `rotate(${i * 22.5})` }, path(rrect(-4, -154, 8, i % 4 ? 18 : 34, 2), G.lt)))
        .join('') +
      raised(s, 3, g({ transform: 'rotate(28)' }, path('M0 -140L34 0H-34Z', '#e23a34'), path('M0 140L34 0H-34Z', '#f2f4f8'))) +
      path(circle(0, 0, 20), G.hi)
    );
  },
  key: (s: Scene) =>
    raised(
      s,
      6,
      g(
        { transform: 'rotate(38)' },
        path('M-24 -50V206H24V170H84V126H24V100H70V58H24V-50A88 88 0 1 0 -24 -50ZM0 -176A44 44 0 1 1 -0.1 -176Z', metal(s, gold(s)), {
          'fill-rule': 'evenodd',
        }),
      ),
    ),
  hourglass: (s: Scene) => {
    const G = gold(s),
      glass = 'M-96 -160C-96 -70 -20 -40 -20 0C-20 40 -96 70 -96 160H96C96 70 20 40 20 0C20 -40 96 -70 96 -160Z';
    return (
      path(
        glass,
        s.lin(
          [
            ['#e8fbff', 0, 0.75],
            ['#7fb8d8', 0.5, 0.5],
            ['#e8fbff', 1, 0.75],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path('M-64 -96H64C40 -46 14 -34 0 0C-14 -34 -40 -46 -64 -96ZM-88 156C-80 90 -30 90 0 70C30 90 80 90 88 156Z', '#f5a623') +
      raised(
        s,
        5,
        path(rrect(-140, -204, 280, 46, 14), metal(s, G)),
        path(rrect(-140, 158, 280, 46, 14), metal(s, G)),
        path(rrect(-126, -160, 20, 320, 6), G.base),
        path(rrect(106, -160, 20, 320, 6), G.base),
      )
    );
  },
  gear: (s: Scene) => {
    const C = M(s, 'copper', 0);
    return (
      raised(s, 6, path(cog(12, 204, 40) + circle(0, 0, 74), metal(s, C), { 'fill-rule': 'evenodd' })) +
      raised(s, 4, el('circle', { cx: 0, cy: 0, r: 96, fill: 'none', stroke: metal(s, gold(s)), 'stroke-width': 20 })) +
      range(6)
        .map((i) => path(circle(...polar(132, (i / 6) * TAU), 13), C.dp))
        .join('')
    );
  },
  feather: (s: Scene) => {
    const T = M(s, 'teal', 0),
      one = (rot: number, m: Ramp) =>
        g(
          { transform: `translate(0 190) rotate(${rot})` },
          lit(s, { k: 0.7 }, path(petal(380, 88), s.lin([m.hi, m.lt, m.base, m.dk]))),
          stroke('M0 10V-340', m.dp, 7),
          path(ell(0, -270, 34, 50), '#ffd24a'),
          path(ell(0, -262, 17, 28), m.dp),
        );
    return one(-30, M(s, 'ruby', 0)) + one(30, M(s, 'emerald', 0)) + one(0, T);
  },
  sun: (s: Scene) => {
    const G = gold(s);
    return (
      raised(
        s,
        5,
        range(16).map((i) =>
          g({ transform: `rotate(${i * 22.5})` }, path(i % 2 ? 'M-20 -120L0 -184L20 -120Z' : 'M-30 -120L0 -216L30 -120Z', metal(s, G))),
        ),
        path(circle(0, 0, 132), metal(s, G)),
      ) +
      path(circle(0, 0, 104), s.rad(['#ffe98a', '#f28a1a', '#a83208'])) +
      raised(s, 3, path(star(8, 78, 40), G.hi))
    );
  },
  axe: (s: Scene) => {
    const I = M(s, 'silver', 0),
      W = M(s, 'wood', 0);
    return g(
      { transform: 'rotate(28)' },
      lit(s, { k: 0.6 }, path(rrect(-18, -190, 36, 420, 12), s.lin([W.lt, W.base, W.dp], 0, 0, 1, 0))),
      raised(
        s,
        5,
        path(
          'M-18 -150C-90 -140 -110 -200 -176 -214C-214 -120 -200 -20 -150 40C-130 -20 -80 -50 -18 -50ZM18 -150C90 -140 110 -200 176 -214C214 -120 200 -20 150 40C130 -20 80 -50 18 -50Z',
          metal(s, I, [0, 0, 1, 0.4]),
        ),
        path(rrect(-34, -164, 68, 128, 8), metal(s, gold(s))),
      ),
    );
  },
  horn: (s: Scene) => {
    const B = M(s, 'bone', 0),
      G = gold(s);
    return (
      lit(
        s,
        { k: 1 },
        path(
          taper(
            [
              [118, -112],
              [110, 40],
              [10, 130],
              [-110, 110],
              [-200, 20],
            ],
            150,
            12,
          ),
          s.lin([B.dp, B.dk, B.lt, B.hi], 0, 0, 1, 0),
        ),
      ) +
      raised(s, 4, path('M34 -116H206L198 -70H40Z', metal(s, G)), path('M34 60L104 130L76 158L10 96Z', metal(s, G))) +
      path(ell(120, -118, 84, 22), '#2a1206')
    );
  },
  badge: (s: Scene) => {
    const G = gold(s);
    return (
      raised(
        s,
        6,
        path(star(5, 206, 96), metal(s, G)),
        range(5).map((i) => path(circle(...polar(200, -Math.PI / 2 + (i / 5) * TAU), 26), metal(s, G))),
      ) +
      raised(s, 4, el('circle', { cx: 0, cy: 0, r: 74, fill: G.dk, stroke: G.hi, 'stroke-width': 12 })) +
      path(star(5, 52, 22), G.hi)
    );
  },
  ace: (s: Scene) => at(0, 0, 1.5, -8, lit(s, { k: 0.6 }, card(s, 'A', 'S'))),
  fan: (s: Scene) => {
    const L = M(s, 'lacquer', 0),
      G = gold(s);
    return (
      range(9)
        .map((i) =>
          g(
            { transform: `translate(0 150) rotate(${-72 + i * 18})` },
            lit(
              s,
              { k: 0.5 },
              path('M-10 0L-54 -300Q0 -330 54 -300L10 0Z', s.lin([i % 2 ? L.lt : L.base, i % 2 ? L.base : L.dk]), {
                stroke: G.lt,
                'stroke-width': 6,
              }),
            ),
            path(circle(0, -236, 24), G.lt),
          ),
        )
        .join('') + raised(s, 4, path(circle(0, 150, 36), metal(s, G)))
    );
  },
  lantern: (s: Scene) => {
    const L = M(s, 'lacquer', 0),
      G = gold(s);
    return (
      stroke('M0 -230V-150M-50 180V230M0 184V240M50 180V230', G.lt, 12) +
      lit(
        s,
        { k: 1 },
        path('M-100 -140C-190 -90 -190 110 -100 160H100C190 110 190 -90 100 -140Z', s.rad(['#fff0b0', '#ff9a3a', L.base, L.dk], 0.5, 0.5, 0.6)),
      ) +
      both(stroke('M40 -140C100 -80 100 100 40 160', L.dp, 7, { opacity: 0.6 })) +
      raised(s, 4, path(rrect(-112, -172, 224, 42, 12), metal(s, G)), path(rrect(-112, 148, 224, 42, 12), metal(s, G)))
    );
  },
  helm: (s: Scene) => {
    const W = M(s, 'wood', 0),
      G = gold(s);
    return (
      lit(
        s,
        { k: 0.6 },
        range(8).map((i) => g({ transform: `rotate(${i * 45})` }, path(rrect(-14, -216, 28, 210, 12), s.lin([W.lt, W.base, W.dp], 0, 0, 1, 0)))),
        el('circle', { cx: 0, cy: 0, r: 128, fill: 'none', stroke: s.lin([W.hi, W.base, W.dp], 0, 0, 1, 1), 'stroke-width': 44 }),
      ) + raised(s, 4, el('circle', { cx: 0, cy: 0, r: 128, fill: 'none', stroke: G.lt, 'stroke-width': 12 }), path(circle(0, 0, 50), metal(s, G)))
    );
  },
  bar: (s: Scene) => {
    const G = gold(s),
      one = (y: number, m: Ramp) =>
        at(
          0,
          y,
          1,
          0,
          raised(s, 5, path(rrect(-206, -62, 412, 124, 22), metal(s, G))),
          path(rrect(-188, -46, 376, 92, 14), s.lin([m.base, m.dk, m.dp])),
          small('BAR', 0, 36, 104, '#fff4d2', { face: 'russo-one', track: 8 }),
        );
    return one(-128, M(s, 'ruby', 0)) + one(0, M(s, 'onyx', 0)) + one(128, M(s, 'sapphire', 0));
  },
  trophy: (s: Scene) => {
    const G = gold(s);
    return (
      raised(
        s,
        6,
        both(el('path', { d: 'M110 -150C220 -170 210 0 80 10', fill: 'none', stroke: G.base, 'stroke-width': 30 })),
        path('M-130 -200H130C130 -60 100 30 24 50V110H80V150H-80V110H-24V50C-100 30 -130 -60 -130 -200Z', metal(s, G, [0, 0, 1, 0.2])),
      ) +
      raised(s, 4, path(rrect(-116, 146, 232, 60, 10), s.lin(['#4a3a52', '#1a1420']))) +
      path(star(5, 62, 26, 0, -100), '#fffbe0')
    );
  },
} satisfies Record<string, Draw>;
export type PropName = keyof typeof props;
/** Whether there is a symbol with this name. */
export const isProp = (name: string): name is PropName => Object.hasOwn(props, name);
