import { svgElement } from '../../frame/element.ts';
import { frame, goalLine, keeperStand } from './penalty.rules.ts';

const path = (d: string, className: string) => svgElement('path', { d, class: className });
const group = (className: string, ...children: Node[]) => svgElement('g', { class: className }, ...children);

/** Colours that follow the style sheet. `stops` are pairs of offset and class. */
function gradient(
  name: string,
  kind: 'linear' | 'radial',
  stops: readonly (readonly [offset: string, className: string])[],
  attributes = {},
): SVGElement {
  return svgElement(
    `${kind}Gradient`,
    { id: name, ...attributes },
    ...stops.map(([offset, className]) => svgElement('stop', { offset, class: className })),
  );
}

function definitions(): SVGElement {
  const down = { x1: '0', y1: '0', x2: '0', y2: '1' };
  return svgElement(
    'defs',
    {},
    gradient('post', 'linear', [
      ['0', 'post-edge'],
      ['0.45', 'post-light'],
      ['1', 'post-edge'],
    ]),
    gradient(
      'bar',
      'linear',
      [
        ['0', 'post-light'],
        ['1', 'post-edge'],
      ],
      down,
    ),
    gradient(
      'jersey',
      'linear',
      [
        ['0', 'jersey-light'],
        ['1', 'jersey-dark'],
      ],
      down,
    ),
    gradient(
      'leather',
      'radial',
      [
        ['0', 'leather-light'],
        ['0.62', 'leather'],
        ['1', 'leather-dark'],
      ],
      { cx: '0.36', cy: '0.3', r: '0.8' },
    ),
    gradient('impact', 'radial', [
      ['0', 'impact-core'],
      ['1', 'impact-edge'],
    ]),
    svgElement('pattern', { id: 'net', width: '22', height: '20', patternUnits: 'userSpaceOnUse' }, path('M0 0H22M0 0V20', 'net-thread')),
    svgElement('clipPath', { id: 'ball-edge' }, svgElement('circle', { r: '30' })),
  );
}

/** The goal with its net, seen from the penalty spot. */
function drawGoal(): SVGElement {
  const post = (x: number) =>
    svgElement('rect', { x: String(x), y: '104', width: '12', height: String(goalLine - 104), rx: '3', fill: 'url(#post)' });
  return group(
    'goal',
    path('M96 110H704L668 150H132z', 'net net-side'),
    path('M96 110L132 150L116 378L96 400z', 'net net-side'),
    path('M704 110L668 150L684 378L704 400z', 'net net-side'),
    path('M132 150H668L684 378H116z', 'net net-back'),
    path('M132 150L116 378H684L668 150z', 'net-frame'),
    path('M96 400L116 378H684L704 400z', 'goal-shade'),
    post(88),
    post(700),
    svgElement('rect', { x: '88', y: '100', width: '624', height: '12', rx: '4', fill: 'url(#bar)' }),
  );
}

/** An arm from the shoulder down; it turns at the shoulder. */
function drawArm(side: 'left' | 'right'): SVGElement {
  const x = side === 'left' ? -27 : 27;
  return svgElement(
    'g',
    { transform: `translate(${x} -76)` },
    group(
      `arm arm-${side}`,
      path('M0 0V46', 'sleeve'),
      path('M0 44V66', 'forearm'),
      svgElement('rect', { x: '-13', y: '60', width: '26', height: '30', rx: '11', class: 'glove' }),
    ),
  );
}

/** A leg from the hip down; it turns at the hip. */
function drawLeg(side: 'left' | 'right'): SVGElement {
  const x = side === 'left' ? -13 : 13;
  const boot = side === 'left' ? 'M8 86H-16a6 6 0 0 1 6-8H8z' : 'M-8 86H16a6 6 0 0 0-6-8H-8z';
  return svgElement(
    'g',
    { transform: `translate(${x} 6)` },
    group(`leg leg-${side}`, path('M0 0V34', 'shorts'), path('M0 32V50', 'shin'), path('M0 46V80', 'sock'), path(boot, 'boot')),
  );
}

function drawKeeper(): SVGElement {
  const torso = path('M-34-88Q0-98 34-88L29-34 27 14H-27L-29-34z', 'torso');
  const head = [
    svgElement('circle', { cy: '-116', r: '21', class: 'skin' }),
    path('M-21-116a21 21 0 0 1 42 0q-4-9-12-10-16-2-22 0-6 2-8 10z', 'hair'),
  ];
  const parts = [drawLeg('left'), drawLeg('right'), path('M-8-98h16v14h-16z', 'skin'), torso, path('M-9-91Q0-80 9-91', 'collar'), ...head];
  return group('keeper', group('keeper-sway', ...parts, drawArm('left'), drawArm('right')));
}

function drawBall(): SVGElement {
  const pentagon = 'M0-11L10.500-3.400 6.500 9H-6.500L-10.500-3.400z';
  const outer = [0, 72, 144, 216, 288].flatMap((turn) => [
    svgElement('path', { d: 'M-8-34L0-25 8-34z', class: 'patch', transform: `rotate(${turn})` }),
    svgElement('path', { d: 'M0-11V-25M0-25L-16-22', class: 'seam', transform: `rotate(${turn})` }),
  ]);
  const patches = group('ball-spin', path(pentagon, 'patch'), ...outer);
  const clipped = svgElement('g', { 'clip-path': 'url(#ball-edge)' }, patches);
  return group('ball', svgElement('circle', { r: '30', fill: 'url(#leather)' }), clipped, svgElement('circle', { r: '30', class: 'ball-gloss' }));
}

/** The drawing and the parts of it that move. */
export function drawPitch() {
  const keeper = drawKeeper();
  const ball = drawBall();
  const shadow = svgElement('ellipse', { rx: '30', ry: '8', class: 'ball-shadow' });
  const impact = svgElement('ellipse', { rx: '92', ry: '78', fill: 'url(#impact)', class: 'impact' });
  const keeperShadow = svgElement('ellipse', { cx: String(keeperStand.x), cy: String(goalLine), rx: '52', ry: '9', class: 'keeper-shadow' });
  const lines = path('M-400 402H1200M210 402L168 452H632L590 402M-40 402L-300 600M840 402L1100 600', 'chalk');
  const spot = svgElement('ellipse', { cx: '400', cy: '574', rx: '16', ry: '5', class: 'spot-mark' });
  const { left, top, width, height } = frame;
  const root = svgElement(
    'svg',
    { class: 'drawing', viewBox: `${left} ${top} ${width} ${height}`, 'aria-hidden': 'true' },
    definitions(),
    lines,
    spot,
    drawGoal(),
    impact,
    keeperShadow,
    shadow,
    keeper,
    ball,
  );
  const part = (name: string) => root.querySelector<SVGElement>(`.${name}`);
  return { root, keeper, ball, shadow, impact, part };
}
