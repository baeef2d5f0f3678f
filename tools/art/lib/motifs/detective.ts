import { type Draw, at, circle, ell, f, g, mix, path, poly, range, rrect } from '../core.ts';
import { blur, glowDisc, texture } from '../light.ts';
import { M, lit, metal, stroke } from '../kit.ts';

/** A man under a street lamp in the rain: hat, turned-up collar, a face in shadow. Drawn for a light from the left. */
export const detective: Draw = (s) => {
  const p = s.p;
  const left = s.dir[0] < 0;
  const I = M(s, 'iron', 0.2);
  const warm = mix(p.glow, '#ffe2a0', 0.5);
  const cloth = {
    hi: mix('#d8b98c', p.pale, 0.3),
    lt: mix('#a4845c', p.glow, 0.12),
    base: mix('#6a5138', p.shade, 0.25),
    dk: mix('#34271f', p.deep, 0.4),
    dp: mix('#120d0e', p.deep, 0.6),
  };
  const felt = {
    lt: mix('#5d5560', p.glow, 0.12),
    base: mix('#332f3a', p.shade, 0.3),
    dk: mix('#1a171f', p.deep, 0.4),
    dp: mix('#09080c', p.deep, 0.5),
  };
  // everything below is drawn lit from the left; the mirrored drawing undoes the flip of the filters
  const o = (k: number) => ({ k, rim: mix(warm, '#ffffff', 0.35), glow: warm, flip: left ? 1 : -1, shadeA: 0.85 });
  const lamp = g(
    {},
    path(
      'M-238 -232L-330 330H-40Z',
      s.linU(
        [
          [warm, 0, 0.55],
          [warm, 0.5, 0.18],
          [warm, 1, 0],
        ],
        0,
        -232,
        0,
        300,
      ),
      { filter: blur(s, 9) },
    ),
    glowDisc(s, -238, -236, 190, warm, 1),
    path(rrect(-244, -190, 12, 520, 3), s.lin([I.lt, I.dk, I.dp], 0, 0, 1, 0)),
    path('M-262 -196H-214L-222 -176H-254ZM-266 -268H-210L-226 -292H-250ZM-242 -306h8v16h-8Z', I.dk),
    path('M-264 -266H-212L-220 -198H-256Z', s.rad(['#ffffff', ['#fff3c4', 0.4], warm])),
    stroke('M-264 -266L-256 -198M-212 -266L-220 -198M-238 -266V-198', I.dp, 3.5),
  );
  const shoulders = 'M-104 116C-160 140 -250 150 -286 214L-306 360H306L286 214C250 150 160 140 104 116Q0 190 -104 116Z';
  const collarL = 'M-66 70L-128 16C-156 60 -176 120 -168 186L-58 268L-8 236C-40 190 -62 130 -66 70Z';
  const collarR = 'M74 70L132 24C158 70 172 126 162 190L56 268L10 236C48 190 70 130 74 70Z';
  const lapels = 'M-58 240L-150 190L-176 250L-126 256L-60 380H60L126 256L176 250L150 190L58 240L4 330Z';
  const face = 'M-88 -112C-98 -60 -94 -16 -84 22C-76 56 -52 92 -22 106C-6 112 14 110 28 102C56 86 78 52 86 14C94 -26 96 -70 90 -112Z';
  const light = s.linU(
    [mix(warm, '#c98a5a', 0.5), [mix('#a5663f', p.shade, 0.25), 0.2], [mix('#4a2a20', p.deep, 0.4), 0.42], mix('#160c0e', p.deep, 0.5)],
    -92,
    40,
    60,
    10,
  );
  const head =
    path('M-62 40L-60 140L0 226L64 140L72 40Z', s.lin([mix('#4a2a20', p.deep, 0.45), mix('#140b0d', p.deep, 0.5)])) +
    lit(s, o(0.8), path(face, light)) +
    g(
      { 'clip-path': s.clip(face) },
      path('M-14 -60L-34 24Q-26 38 -6 36Q12 34 14 22L2 -50Z', s.lin([mix('#7a4a30', p.deep, 0.2), mix('#1d1012', p.deep, 0.4)], 0, 0, 1, 0)),
      path('M-30 30Q-22 42 -6 38Q10 38 16 26L10 46L-22 46Z', '#0a0507', { opacity: 0.75, filter: blur(s, 3) }),
      path('M-36 62Q-14 54 -2 58Q14 54 32 62Q14 70 -2 68Q-18 70 -36 62Z', mix('#5a2a22', p.deep, 0.35)),
      stroke('M-38 62Q-2 66 34 62', '#0a0507', 3),
      path('M-26 78Q-2 72 22 78Q0 86 -26 78Z', mix('#8a5236', p.deep, 0.3), { opacity: 0.55 }),
      path('M-100 -120H100V-14Q40 -34 0 -30Q-50 -30 -100 -6Z', '#050307', { opacity: 0.94, filter: blur(s, 7) }),
      path('M20 -120H120V120H10Q50 60 36 -20Z', '#050307', { opacity: 0.72, filter: blur(s, 12) }),
      range(90).map(() => path(circle(s.r.range(-72, 40), s.r.range(56, 108), 0.9), '#0c0607', { opacity: 0.5 })),
    ) +
    path(ell(-42, -28, 8, 3), warm, { filter: blur(s, 1.4) }) +
    path(ell(34, -28, 6, 2.4), warm, { opacity: 0.6, filter: blur(s, 1.4) });
  const crown =
    'M-112 -116C-118 -170 -112 -230 -84 -262C-62 -280 -34 -262 -6 -252C26 -264 62 -282 86 -262C112 -234 120 -170 114 -110Q0 -70 -112 -116Z';
  const brim =
    'M-206 -82C-190 -122 -130 -134 -110 -132Q0 -92 112 -128C150 -134 196 -122 210 -96C218 -74 190 -62 150 -62C100 -66 50 -52 0 -48C-60 -46 -110 -60 -160 -58C-196 -56 -214 -66 -206 -82Z';
  const hat =
    lit(
      s,
      o(1.1),
      path(crown, s.lin([felt.lt, felt.base, felt.dk, felt.dp], 0, 0, 1, 0.6), { filter: texture(s, { fx: 0.07, fy: 0.07, scale: 1.1, k: 0.7 }) }),
      path('M-44 -262C-30 -226 -26 -196 -4 -182C14 -200 26 -230 50 -266C26 -262 10 -254 -6 -252C-18 -256 -30 -262 -44 -262Z', felt.dp, {
        opacity: 0.85,
        filter: blur(s, 4),
      }),
      path('M-76 -250C-90 -210 -92 -180 -84 -150', 'none', { stroke: felt.dp, 'stroke-width': 14, opacity: 0.5, filter: blur(s, 5) }),
    ) +
    path(
      'M-114 -152Q0 -104 116 -148L115 -106Q0 -62 -113 -112Z',
      s.lin([mix(p.accent, felt.base, 0.35), mix(p.accent, felt.dp, 0.75), felt.dp], 0, 0, 1, 0),
    ) +
    lit(
      s,
      o(0.8),
      path(brim, s.lin([felt.lt, felt.base, felt.dk, felt.dp], 0, 0, 1, 0.3), { filter: texture(s, { fx: 0.07, fy: 0.07, scale: 1.1, k: 0.7 }) }),
    ) +
    path('M-204 -76C-160 -60 -110 -62 0 -52C60 -54 110 -70 200 -72', 'none', { stroke: warm, 'stroke-width': 2, opacity: 0.4 });
  const coat =
    lit(s, o(1.3), path(shoulders, s.linU([cloth.lt, [cloth.base, 0.3], [cloth.dk, 0.65], cloth.dp], -280, 100, 240, 260))) +
    path('M-50 176L0 330L50 176Z', s.lin(['#d9d6d8', '#7c7886', '#2b2833'], 0, 0, 1, 0)) +
    lit(
      s,
      o(0.5),
      path('M-17 208L0 196L20 208L12 236L34 340H-26L-6 236Z', s.lin([mix(p.accent, '#30060c', 0.25), mix(p.accent, '#12030a', 0.75)], 0, 0, 1, 0)),
    ) +
    lit(s, o(0.9), path(lapels, s.linU([cloth.lt, [cloth.base, 0.35], [cloth.dk, 0.7], cloth.dp], -180, 200, 170, 300))) +
    lit(s, o(0.9), path(collarR, s.linU([cloth.base, [cloth.dk, 0.5], cloth.dp], 20, 60, 160, 160))) +
    lit(s, o(0.9), path(collarL, s.linU([cloth.hi, [cloth.lt, 0.25], [cloth.base, 0.6], cloth.dk], -170, 60, -20, 160))) +
    stroke('M-122 28C-146 70 -162 122 -156 178L-60 250M128 36C150 78 160 130 152 182L58 250', cloth.dp, 2.4, {
      'stroke-dasharray': '7 5',
      opacity: 0.6,
    }) +
    lit(
      s,
      o(0.6),
      path('M-282 206L-196 150L-178 176L-262 240Z', s.lin([cloth.hi, cloth.base])),
      path('M282 206L196 150L178 176L262 240Z', cloth.dk),
    ) +
    path(circle(-204, 178, 8), metal(s, I)) +
    path('M-60 96Q0 190 70 96L60 140Q0 220 -52 140Z', '#050306', { opacity: 0.7, filter: blur(s, 8) });
  const rain = range(46).map(() => {
    const [x, y, l] = [s.r.range(-320, 320), s.r.range(-330, 250), s.r.range(26, 70)];
    return path(
      poly([
        [x, y],
        [x + 1.6, y],
        [x - l * 0.16, y + l],
      ]),
      mix(p.pale, warm, 0.4),
      { opacity: f(s.r.range(0.2, 0.6)) },
    );
  });
  return at(0, 0, [left ? 1 : -1, 1], 0, lamp, coat, head, hat, g({}, s.bare ? [] : rain));
};
