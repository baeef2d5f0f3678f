import type { Draw } from '../core.ts';
import { mix, range, smooth, mirror, ell, path, both, TAU } from '../core.ts';
import { lit, stroke, shadeHalf } from '../kit.ts';
import { airbrush, fur, gaze, pelt, points, type Tuft } from '../brush.ts';

/** A lion's head, seen from the front, in a full mane. */
export const lion: Draw = (s) => {
  const coat = pelt(s, 'gold', 'wood', 0.5);
  const deep = mix(coat.dp, s.p.deep, 0.35);
  const mane = pelt(s, 'wood', 'copper', 0.45);
  const ink = mix('#120606', s.p.deep, 0.3);

  // The mane grows from an oval round the face, falls with its own weight, and is paler towards the face.
  const ring = (n: number, rx: number, ry: number, length: number, width: number): Tuft[] =>
    range(n)
      .map((i) => {
        const a = -Math.PI / 2 + ((i + 0.5 + s.r.range(-0.3, 0.3)) / n) * TAU;
        const side = Math.cos(a);
        const fall = Math.max(0, Math.sin(a) + 0.35);
        return {
          a,
          tuft: [
            side * rx,
            Math.sin(a) * ry - 10,
            a + side * 0.5 * (1 - Math.abs(Math.sin(a)) * 0.4),
            length * s.r.range(0.82, 1.15) * (1 + fall * 0.32),
            width * s.r.range(0.8, 1.2),
            side * 0.34 + s.r.range(-0.08, 0.2),
          ] as const,
        };
      })
      .sort((p, q) => Math.sin(q.a) - Math.sin(p.a))
      .map((one) => one.tuft);
  const locks = (tufts: Tuft[], tones: string[], k: number) => lit(s, { k, rimA: 0.5, shadeA: 0.6 }, fur(s, tufts, tones));
  const hair = mix(mane.dk, coat.dk, 0.5);

  // Over the brow and the temples the mane lies on the face itself.
  const fringe = range(46).map((i): Tuft => {
    const a = -Math.PI / 2 + (i / 45 - 0.5) * 3.9;
    return [Math.cos(a) * 96, Math.sin(a) * 138 - 20 + s.r.range(-8, 16), a + Math.cos(a) * 0.6, s.r.range(50, 84), 30, Math.cos(a) * 0.4];
  });

  const strands = range(90).map((): Tuft => {
    const a = s.r.range(-Math.PI * 1.2, Math.PI * 0.2);
    const r = s.r.range(1, 1.75);
    return [Math.cos(a) * 106 * r, Math.sin(a) * 112 * r - 6, a + Math.cos(a) * 0.55, s.r.range(40, 86), 4.5, Math.cos(a) * 0.4];
  });

  const face = smooth(mirror(points('0 -176, 52 -168, 92 -132, 110 -78, 110 -18, 104 34, 100 84, 78 138, 38 168, 0 176')), true, 0.9);
  const muzzle = smooth(mirror(points('0 30, 44 40, 82 70, 88 104, 62 130, 24 130, 0 116')), true, 0.9);
  return (
    locks(ring(60, 112, 122, 172, 58), [mane.dp, mix(mane.dp, mane.dk, 0.6), mane.dk], 1.1) +
    locks(ring(56, 104, 112, 140, 50), [mane.dk, hair, mix(hair, mane.base, 0.5)], 0.6) +
    both(
      lit(s, { k: 0.5 }, path('M84 -132Q96 -206 146 -196Q176 -172 142 -110Z', s.lin([coat.lt, coat.base, coat.dk]))) +
        path('M100 -134Q112 -182 142 -178Q154 -158 132 -118Z', deep, { opacity: 0.85 }),
    ) +
    locks(ring(50, 96, 104, 106, 40), [hair, mane.base, mix(mane.base, coat.base, 0.5)], 0.5) +
    locks(ring(44, 88, 100, 74, 32), [coat.dk, coat.base, mix(coat.base, coat.lt, 0.4)], 0.4) +
    lit(s, { k: 0.9 }, path(face, s.lin([coat.lt, [coat.base, 0.5], coat.dk]))) +
    airbrush(s, face, 9, [
      ...[-1, 1].flatMap((d) => [
        // socket, hollow beside the bridge, cheek below the bone
        [`M${d * 20} -66Q${d * 60} -96 ${d * 112} -64Q${d * 92} -18 ${d * 40} -20Z`, deep, 0.85] as const,
        [`M${d * 34} -20Q${d * 46} 30 ${d * 60} 60L${d * 96} 60Q${d * 70} 10 ${d * 60} -24Z`, coat.dk, 0.8] as const,
        [`M${d * 70} 0Q${d * 110} -20 ${d * 124} 20L${d * 104} 90Q${d * 96} 30 ${d * 70} 0Z`, deep, 0.5] as const,
        [`M${d * 18} -84Q${d * 56} -122 ${d * 100} -96Q${d * 64} -96 ${d * 26} -72Z`, coat.hi, 0.9] as const,
        [`M${d * 62} -14Q${d * 90} -20 ${d * 106} -4Q${d * 92} 22 ${d * 74} 14Z`, coat.hi, 0.6] as const,
      ]),
      ['M-30 -84Q0 -96 30 -84Q26 -10 40 34Q0 20 -40 34Q-26 -10 -30 -84Z', coat.lt, 0.95],
      ['M-16 -80Q0 -84 16 -80L20 26H-20Z', coat.hi, 0.75],
      ['M-14 -170Q0 -120 -6 -92Q0 -88 6 -92Q0 -120 14 -170Z', deep, 0.6],
    ]) +
    fur(
      s,
      range(150).map(() => {
        const x = s.r.range(-104, 104);
        const y = s.r.range(-166, 20);
        return [x, y, Math.atan2(y - 60, x * 1.3), s.r.range(10, 24), 4, 0.1];
      }),
      [coat.lt, coat.dk, coat.hi],
      0.3,
    ) +
    lit(s, { k: 0.6, rimA: 0.4 }, path('M-78 116Q-60 190 0 196Q60 190 78 116Z', s.lin([ink, coat.dk, coat.hi, coat.lt]))) +
    fur(
      s,
      range(34).map((i) => [
        -56 + i * 3.4,
        166 - ((i - 17) / 17) ** 2 * 24,
        Math.PI / 2 - (i - 17) * 0.03,
        s.r.range(30, 56),
        10,
        s.r.range(-0.1, 0.1),
      ]),
      [coat.hi, coat.lt, coat.base],
    ) +
    lit(s, { k: 0.6, rimA: 0.6 }, path(muzzle, s.lin([coat.base, coat.hi, mix(coat.hi, coat.base, 0.5)]))) +
    airbrush(s, muzzle, 6, [
      ['M-14 60H14L8 140H-8Z', deep, 0.8],
      ['M-90 100Q-50 140 0 122Q50 140 90 100L90 150H-90Z', deep, 0.45],
    ]) +
    both(
      range(9)
        .map((i) => path(ell(34 + (i % 3) * 15, 76 + Math.floor(i / 3) * 13 + (i % 3) * 2, 2.6, 2.6), ink, { opacity: 0.8 }))
        .join(''),
    ) +
    stroke('M0 76V112M0 112Q-14 134 -44 130Q-70 126 -84 108M0 112Q14 134 44 130Q70 126 84 108', ink, 6) +
    lit(
      s,
      { k: 0.35 },
      path(
        'M-46 32Q0 18 46 32Q48 54 24 66Q10 82 0 84Q-10 82 -24 66Q-48 54 -46 32Z',
        s.lin([mix(coat.dk, '#a8585a', 0.4), mix(coat.dp, '#5c2026', 0.4), ink]),
      ),
    ) +
    both(path('M14 54Q28 40 40 50Q36 64 22 62Z', ink)) +
    both(
      gaze(s, 60, -50, 0.54, '#ffb520', { tilt: -8, ink }) +
        stroke('M30 -40Q24 -22 30 0', ink, 7, { opacity: 0.75 }) +
        path('M16 -58Q50 -84 108 -70Q72 -74 44 -60Q28 -52 16 -58Z', coat.dp, { opacity: 0.7 }),
    ) +
    both(
      range(5)
        .map((i) => stroke(`M${52 + i * 3} ${84 + i * 8}Q${130} ${66 + i * 16} ${186 + i * 4} ${92 + i * 22}`, '#fff6e2', 1.6, { opacity: 0.75 }))
        .join(''),
    ) +
    shadeHalf(s, face, deep, 0.5) +
    locks(fringe, [hair, coat.dk, mane.base], 0.4) +
    fur(s, strands, [coat.lt, coat.base, mane.dp], 0.5)
  );
};
