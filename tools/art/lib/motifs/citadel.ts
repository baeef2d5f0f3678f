import { mix, f, poly, range, smooth, rrect, path, type Draw } from '../core.ts';
import { texture, glowDisc } from '../light.ts';
import { M, away, lit, stroke } from '../kit.ts';

export const citadel: Draw = (s) => {
  const St = M(s, 'stone', 0.42),
    R = away(s, ['sapphire', 'lacquer', 'teal'], 0.25),
    p = s.p;
  const win = (x: number, y: number, k = 1) =>
    path(`M${x - 7 * k} ${y + 14 * k}v${-20 * k}q${7 * k} ${-12 * k} ${14 * k} 0v${20 * k}z`, s.lin(['#fff8cf', '#ffc14a'])) +
    glowDisc(s, x, y, 26 * k, '#ffbf4a', 0.8);
  const tower = (x: number, y: number, w: number, h: number, roof = 1.5) => {
    const c = range(4)
      .map((i) => rrect(x - w * 0.62 + i * w * 0.35, y - h - w * 0.42, w * 0.2, w * 0.26, 1))
      .join('');
    return (
      path(
        poly([
          [x - w / 2, y - h],
          [x + w / 2, y - h],
          [x + w * 0.58, y],
          [x - w * 0.58, y],
        ]),
        s.lin([St.lt, [St.base, 0.4], [St.dk, 0.8], St.dp], s.dir[0] < 0 ? 0 : 1, 0, s.dir[0] < 0 ? 1 : 0, 0),
      ) +
      path(
        poly([
          [x - w * 0.62, y - h - w * 0.2],
          [x + w * 0.62, y - h - w * 0.2],
          [x + w * 0.5, y - h + w * 0.12],
          [x - w * 0.5, y - h + w * 0.12],
        ]),
        s.lin([St.hi, St.base, St.dk], s.dir[0] < 0 ? 0 : 1, 0, s.dir[0] < 0 ? 1 : 0, 0),
      ) +
      path(c, St.base) +
      (roof
        ? path(
            `M${f(x - w * 0.6)} ${f(y - h - w * 0.36)}Q${f(x - w * 0.1)} ${f(y - h - w * 0.9)} ${f(x)} ${f(y - h - w * (0.4 + roof))}Q${f(x + w * 0.1)} ${f(y - h - w * 0.9)} ${f(x + w * 0.6)} ${f(y - h - w * 0.36)}Z`,
            s.lin([R.lt, R.base, R.dp], s.dir[0] < 0 ? 0 : 1, 0, s.dir[0] < 0 ? 1 : 0, 0),
          ) +
          stroke(`M${f(x)} ${f(y - h - w * (0.36 + roof))}v-34`, St.hi, 3) +
          path(`M${f(x)} ${f(y - h - w * (0.4 + roof) - 30)}q22 -10 44 4q-14 4 -6 16q-20 -8 -38 0z`, p.accent)
        : '')
    );
  };
  const rock = smooth(
    [
      [-270, 330],
      [-250, 190],
      [-200, 120],
      [-120, 90],
      [0, 74],
      [120, 88],
      [210, 130],
      [256, 200],
      [280, 330],
    ],
    true,
    0.7,
  );
  return (
    lit(s, { k: 0.9, shadeA: 0.55 }, tower(-40, 60, 66, 210, 1.7), tower(64, 60, 60, 170, 1.6)) +
    lit(s, { k: 1, shadeA: 0.6 }, tower(10, 80, 92, 262, 1.35), tower(-138, 110, 76, 170, 1.5), tower(150, 110, 80, 186, 1.5)) +
    (
      [
        [10, -130],
        [10, -70],
        [-138, -10],
        [150, -24],
        [-40, -110],
        [64, -74],
        [150, 30],
        [-138, 50],
      ] as const
    )
      .map(([x, y]) => win(x, y))
      .join('') +
    lit(
      s,
      { k: 1 },
      path(
        poly([
          [-196, 20],
          [196, 20],
          [206, 150],
          [-206, 150],
        ]),
        s.lin([St.lt, St.base, St.dk, St.dp], 0, 0, 1, 0),
      ),
      path(
        range(13)
          .map((i) => rrect(-198 + i * 31, -2, 18, 24, 1))
          .join(''),
        St.base,
      ),
      range(26).map(() => path(rrect(s.r.range(-190, 170), s.r.range(36, 130), 22, 9, 1), s.r.chance(0.5) ? St.lt : St.dp, { opacity: 0.35 })),
      tower(-206, 160, 62, 130, 0),
      tower(206, 160, 62, 130, 0),
    ) +
    path('M-40 150V90Q0 34 40 90V150Z', St.dp) +
    path('M-30 150V94Q0 48 30 94V150Z', s.lin(['#fff2b8', '#ff9d2e', '#8f3606'])) +
    stroke('M-30 104H30M-30 126H30M-12 66V150M12 66V150', St.dp, 4) +
    glowDisc(s, 0, 112, 130, '#ffb43d', 0.9) +
    lit(s, { k: 1.2 }, path(rock, s.lin([St.base, St.dk, St.dp]), { filter: texture(s, { fx: 0.018, fy: 0.03, scale: 9 }) })) +
    path('M-34 150Q-60 220 -10 260Q40 300 -10 340H90Q110 290 60 250Q20 210 36 150Z', s.lin([St.hi, mix(St.base, p.glow, 0.3), St.dk]), {
      opacity: 0.9,
    })
  );
};
