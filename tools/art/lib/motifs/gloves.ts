import { at, path, type Draw } from '../core.ts';
import { blur, flare, glowDisc } from '../light.ts';
import { away, lit, shadow, stroke } from '../kit.ts';

/** A pair of boxing gloves, one before the other. */
export const gloves: Draw = (s) => {
  const m = away(s, ['ruby', 'sapphire', 'topaz', 'emerald'], 0.04);
  const fist = 'M-96 96C-150 40 -158 -60 -118 -120C-76 -184 44 -196 104 -140C160 -88 152 10 118 62C112 74 104 88 100 104Z';
  const thumb = 'M-104 60C-164 40 -190 -30 -160 -78C-136 -112 -92 -100 -84 -62C-78 -20 -70 20 -44 44C-60 66 -84 68 -104 60Z';
  const glove = () =>
    lit(s, { k: 1.1 }, path(fist, s.rad([m.hi, [m.lt, 0.2], [m.base, 0.6], m.dk, m.dp], 0.5, 0.5, 0.7, 0.34, 0.24))) +
    stroke('M-60 -96Q20 -128 96 -80M-70 -50Q20 -84 112 -34', m.dp, 6, { opacity: 0.45 }) +
    lit(s, { k: 0.8 }, path(thumb, s.rad([m.lt, m.base, m.dk], 0.5, 0.5, 0.7, 0.3, 0.24))) +
    lit(s, { k: 0.7 }, path('M-92 92H102L112 190Q10 214 -100 190Z', s.lin(['#ffffff', '#f4efe4', '#b7ac9c']))) +
    stroke('M-70 120H84M-72 150H88', m.base, 9) +
    path('M-40 -140Q30 -168 84 -128Q30 -140 -40 -140Z', '#ffffff', { opacity: 0.55, filter: blur(s, 4) });
  return (
    glowDisc(s, 0, -20, 340, s.p.glow, 0.85) +
    shadow(s, 0, 226, 240, 36, 0.8) +
    at(128, -50, [-0.94, 0.94], -20, path(fist, s.p.deep, { opacity: 0.5, filter: blur(s, 16) }), glove()) +
    at(-96, 26, 1.08, -14, path(fist, s.p.deep, { opacity: 0.6, filter: blur(s, 16) }), glove()) +
    flare(s, -150, -110, 110)
  );
};
