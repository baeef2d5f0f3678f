import { light, dark, f, range, circle, el, path, g, at, both, type Draw } from '../core.ts';
import { bevel, glowDisc, flare } from '../light.ts';
import { M, away, lit, stroke, gem, type Axis } from '../kit.ts';
import type { Ramp } from '../palettes.ts';

export const mech: Draw = (s) => {
  const p = s.p,
    B = away(s, ['sapphire', 'ruby', 'topaz', 'emerald', 'porcelain'], 0.08),
    I = M(s, 'iron', 0.15),
    S = M(s, 'silver', 0.1),
    bv = bevel(s, { h: 4, soft: 3 }),
    E = p.accent;
  const plate = (d: string, m: Ramp, a?: Axis) => path(d, s.lin([m.lt, [m.base, 0.5], m.dk], ...(a ?? [0, 0, 1, 1])));
  const half =
    g({ filter: bv }, plate('M96 90L230 60Q300 80 306 170L300 330H110Z', B), plate('M120 130L236 106Q262 116 264 160L256 250L130 262Z', I)) +
    g(
      { filter: bv },
      plate('M104 -190L190 -330L206 -320L176 -150L140 -110Z', S, [0, 0, 1, 0]),
      plate('M128 -110L186 -90L196 20L150 80L118 40Z', I),
      plate('M140 -80L174 -66L180 0L150 34Z', B),
    ) +
    range(4)
      .map((i) => stroke(`M142 ${150 + i * 24}L244 ${130 + i * 24}`, '#05070c', 7))
      .join('') +
    el('circle', { cx: 226, cy: 84, r: 17, fill: s.rad(['#fff', [E, 0.5], dark(E, 0.6)]) });
  const dome = 'M0 -250L84 -226L138 -150L146 -60L100 -20L0 -36L-100 -20L-146 -60L-138 -150L-84 -226Z',
    jaw = 'M-112 20L-60 0H60L112 20L104 96L60 160L24 178H-24L-60 160L-104 96Z';
  return (
    lit(
      s,
      { k: 1.1 },
      path('M-70 120H70L96 330H-96Z', s.lin([I.base, I.dp])),
      range(6).map((i) => stroke(`M-66 ${176 + i * 24}H66`, '#05070c', 8)),
    ) +
    lit(s, { k: 1 }, both(half)) +
    g({ filter: bv }, plate(jaw, S)) +
    lit(
      s,
      { k: 0.8 },
      path('M-44 60H44L34 150H-34Z', s.lin([I.base, I.dp])),
      range(4).map((i) => stroke(`M-34 ${78 + i * 20}H34`, '#04060a', 7)),
    ) +
    stroke('M-100 40L-56 60L-50 140M100 40L56 60L50 140', I.dp, 4) +
    path('M-130 -64L0 -36L130 -64L120 24L52 8H-52L-120 24Z', '#04060c') +
    both(glowDisc(s, 66, -18, 110, E, 1) + path('M16 -20L112 -46L102 -4L30 2Z', s.lin(['#ffffff', light(E, 0.5), E]))) +
    lit(s, { k: 1.2 }, g({ filter: bv }, plate(dome, B), plate('M-34 -256H34L26 -60L0 -48L-26 -60Z', S, [0, 0, 1, 0]))) +
    both(
      stroke('M60 -210L92 -140L84 -50M138 -120L98 -104', B.dp, 4) +
        path('M56 -110L110 -122L106 -96L60 -84Z', B.dp, { opacity: 0.8 }) +
        path(circle(72, -190, 6), S.hi),
    ) +
    at(0, -176, 1, 0, gem(s, M(s, 'ruby', 0.02), 27, 6, 1.2)) +
    range(30)
      .map(() => {
        const x = s.r.range(-280, 280),
          y = s.r.range(-280, 200);
        return stroke(`M${f(x)} ${f(y)}l${f(s.r.range(-16, 16))} ${f(s.r.range(10, 34))}`, s.r.pick([E, p.pale]), s.r.range(1.5, 3.5));
      })
      .join('') +
    flare(s, 66, -24, 130, light(E, 0.6)) +
    flare(s, -66, -24, 90, light(E, 0.6))
  );
};
