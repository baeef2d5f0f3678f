import { mix, light, f, polar, TAU, range, smooth, path, type Draw } from '../core.ts';
import { texture, blur, glowDisc, flare } from '../light.ts';
import { M, lit, stroke } from '../kit.ts';

export const comet: Draw = (s) => {
  const p = { ...s.p, mid: mix(s.p.mid, s.p.accent, 0.65), glow: s.p.accent, pale: light(s.p.accent, 0.6) },
    St = M(s, 'stone', 0.3),
    tail = (w: number, l: number, c: string, o: number) =>
      path(
        `M-120 150C${-60 - w} ${40 - w * 0.4} 120 ${-160 - w} ${150 + l} ${-300 - l * 0.6}C${140 + w} -40 ${60 + w * 0.6} ${80 + w * 0.3} -20 190Z`,
        s.lin(
          [
            [c, 0, 0],
            [c, 0.55, 0.5],
            [c, 1, 1],
          ],
          1,
          0,
          0,
          1,
        ),
        { opacity: o, filter: blur(s, 5, 20) },
      );
  return (
    glowDisc(s, -70, 110, 460, p.glow, 1) +
    glowDisc(s, -60, 90, 260, p.pale, 1) +
    tail(170, 160, mix(p.mid, s.p.mid, 0.5), 0.9) +
    tail(110, 120, p.mid, 0.95) +
    tail(66, 90, p.glow, 1) +
    tail(26, 60, p.pale, 1) +
    tail(0, 20, '#ffffff', 1) +
    range(40)
      .map(() => {
        const t = s.r(),
          x = -60 + t * 330 + s.r.range(-60, 60) * (0.4 + t),
          y = 90 - t * 390 + s.r.range(-60, 60) * (0.4 + t),
          l = s.r.range(14, 60);
        return stroke(`M${f(x)} ${f(y)}l${f(l * 0.62)} ${f(-l * 0.78)}`, s.r.pick([p.pale, p.accent, p.glow]), s.r.range(1.5, 5), { opacity: 0.9 });
      })
      .join('') +
    lit(
      s,
      { k: 1.2, rim: '#ffffff' },
      path(
        smooth(range(18).map((i) => polar(140 + s.r.range(-8, 8), (i / 18) * TAU, -76, 92))),
        s.radU(['#ffffff', [p.pale, 0.2], [p.glow, 0.42], [mix(p.glow, '#c8281a', 0.6), 0.64], [St.dk, 0.86], St.dp], -176, 186, 330),
        { filter: texture(s, { fx: 0.013, scale: 12, k: 0.85 }) },
      ),
    ) +
    range(7)
      .map((i) => {
        let [x, y] = polar(128, 1.2 + i * 0.42, -76, 92);
        const pts = [[x, y]];
        for (let k = 0; k < 4; k++) {
          x += (-60 - x) * 0.26 + s.r.range(-16, 16);
          y += (70 - y) * 0.26 + s.r.range(-16, 16);
          pts.push([x, y]);
        }
        const d = 'M' + pts.map((q) => q.map(f).join(' ')).join('L');
        return stroke(d, p.glow, 9, { opacity: 0.5, filter: blur(s, 4) }) + stroke(d, p.pale, 2.6, { opacity: 0.85 });
      })
      .join('') +
    stroke('M-236 60A166 166 0 0 0 -20 252', p.pale, 26, { opacity: 0.75, filter: blur(s, 10) }) +
    stroke('M-232 80A160 160 0 0 0 -40 250', '#ffffff', 7, { opacity: 0.9, filter: blur(s, 2) }) +
    flare(s, -160, 190, 260, '#ffffff') +
    range(9)
      .map(() => {
        const [x, y] = polar(s.r.range(165, 215), s.r.range(0.2, 2.6), -76, 92),
          r = s.r.range(3, 9);
        return path(smooth(range(6).map((i) => polar(r * s.r.range(0.7, 1.2), (i / 6) * TAU, x, y))), s.lin([p.pale, p.glow, St.dk]));
      })
      .join('')
  );
};
