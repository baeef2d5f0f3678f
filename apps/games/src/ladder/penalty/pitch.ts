import type { PenaltyView } from '@playfront/game-math';
import type { SceneTools } from '../../bets/scene.ts';
import { element, svgElement } from '../../frame/element.ts';
import { drawPitch } from './drawing.ts';
import { diveTo, flightTo, frame, goalLine, keeperStand, penaltySpot, restOf, targets, type BallPosition } from './penalty.rules.ts';

export type Pitch = {
  readonly root: HTMLElement;
  /** Whether the player can choose where to aim. */
  setOpen(isOpen: boolean): void;
  /** The place that was chosen, until the keeper jumps. */
  setPending(place: number | undefined): void;
  /** Shows a kick; the ball and the keeper stay where they end. */
  kick(kick: PenaltyView['kicks'][number]): Promise<void>;
  /** Keeper and ball are back in their places. */
  reset(): void;
};

const places = ['far_left', 'left', 'centre', 'right', 'far_right'] as const;
const flightMs = 460;

const ballAt = ({ x, y, scale }: BallPosition) => `translate(${x}px, ${y}px) scale(${scale})`;
const shadowAt = ({ x, y, scale }: BallPosition, ground: number) =>
  `translate(${x}px, ${ground + 28 * scale}px) scale(${scale * (y < ground - 80 ? 0.6 : 1)})`;

/** Rings to aim at. The arrow keys go from place to place, so that Tab passes the goal in one step. */
function createTargets({ texts: { text } }: SceneTools, onAim: (place: number) => void): readonly HTMLButtonElement[] {
  const buttons = places.map((place, index) => {
    const ring = svgElement(
      'svg',
      { viewBox: '0 0 40 40', 'aria-hidden': 'true' },
      svgElement('circle', { cx: '20', cy: '20', r: '14' }),
      svgElement('path', { d: 'M20 3v8M20 29v8M3 20h8M29 20h8' }),
    );
    const button = element(
      'button',
      { type: 'button', class: 'target', tabindex: index === 2 ? '0' : '-1', 'aria-label': text('games.penalty.place', { place }) },
      ring,
    );
    const { x, y } = targets[index] ?? keeperStand;
    button.style.left = `${((x - frame.left) / frame.width) * 100}%`;
    button.style.top = `${((y - frame.top) / frame.height) * 100}%`;
    button.addEventListener('click', () => onAim(index));
    button.addEventListener('focus', () => {
      for (const other of buttons) other.setAttribute('tabindex', other === button ? '0' : '-1');
    });
    button.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft') buttons[index - 1]?.focus();
      else if (key === 'ArrowRight') buttons[index + 1]?.focus();
    });
    return button;
  });
  return buttons;
}

/** The goal with its keeper, the ball, and five places to aim at. */
export function createPitch(tools: SceneTools, onAim: (place: number) => void): Pitch {
  const { text } = tools.texts;
  const drawing = drawPitch();
  const buttons = createTargets(tools, onAim);
  const aims = element('div', { class: 'targets', role: 'group', 'aria-label': text('games.penalty.goal') }, ...buttons);
  const ground = element('div', { class: 'ground' });
  const root = element('div', { class: 'pitch' }, ground, drawing.root, aims);
  let moves: Animation[] = [];

  /** Starts an animation whose end stays until `reset`. */
  function animate(
    part: Element | null,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    duration: number,
    delay = 0,
    easing = 'linear',
  ): Promise<unknown> | undefined {
    const isStill = tools.isMotionReduced();
    const animation = part?.animate(keyframes, { duration: isStill ? 0 : duration, delay: isStill ? 0 : delay, easing, fill: 'forwards' });
    if (animation) moves.push(animation);
    return animation?.finished;
  }

  function jump(place: number): void {
    const { x, y, degrees } = diveTo(place);
    const easing = 'cubic-bezier(0.25, 0.6, 0.35, 1)';
    const crouch = `translate(${keeperStand.x}px, ${keeperStand.y + 10}px) rotate(0deg)`;
    animate(drawing.keeper, { transform: [crouch, `translate(${x}px, ${y}px) rotate(${degrees}deg)`] }, 330, 110, easing);
    animate(drawing.part('arm-left'), { transform: ['rotate(70deg)', 'rotate(170deg)'] }, 250, 110, easing);
    animate(drawing.part('arm-right'), { transform: ['rotate(-70deg)', 'rotate(-170deg)'] }, 250, 110, easing);
    // The leg that pushes off stays behind.
    const spread = degrees === 0 ? [16, -16] : degrees < 0 ? [-6, -38] : [38, 6];
    animate(drawing.part('leg-left'), { transform: ['rotate(14deg)', `rotate(${spread[0]}deg)`] }, 330, 110, easing);
    animate(drawing.part('leg-right'), { transform: ['rotate(-14deg)', `rotate(${spread[1]}deg)`] }, 330, 110, easing);
    animate(drawing.part('keeper-shadow'), { transform: ['none', `translateX(${x - keeperStand.x}px)`], opacity: [1, 0.5] }, 330, 110, easing);
  }

  async function shoot(aim: number, isGoal: boolean): Promise<void> {
    const flight = flightTo(aim);
    const end = flight.at(-1) ?? { ...penaltySpot, scale: 1 };
    const turn = aim < 2 ? -300 : 300;
    animate(drawing.part('ball-spin'), { transform: ['rotate(0deg)', `rotate(${turn}deg)`, `rotate(${turn * 1.3}deg)`] }, flightMs + 420);
    animate(
      drawing.shadow,
      { transform: [shadowAt({ ...penaltySpot, scale: 1 }, penaltySpot.y), shadowAt(end, goalLine - 20)], opacity: [1, 0.5] },
      flightMs,
    );
    await animate(drawing.ball, { transform: flight.map(ballAt) }, flightMs, 0, 'cubic-bezier(0.2, 0.55, 0.6, 1)');
    const rest = restOf(aim, isGoal);
    if (isGoal)
      animate(
        drawing.impact,
        { transform: [0.3, 1, 1.1].map((scale) => `translate(${end.x}px, ${end.y}px) scale(${scale})`), opacity: [0, 1, 0] },
        520,
      );
    const bounce = { ...rest, y: rest.y - 22 };
    animate(drawing.shadow, { transform: [shadowAt(end, goalLine - 20), shadowAt(rest, rest.y - 2)], opacity: [0.5, 0.9] }, 260);
    await animate(
      drawing.ball,
      { transform: [end, rest, bounce, rest].map(ballAt), offset: [0, 0.55, 0.78, 1], easing: ['ease-in', 'ease-out', 'ease-in'] },
      420,
    );
  }

  return {
    root,
    setOpen(isOpen) {
      aims.dataset['open'] = String(isOpen);
      // Not `disabled`: the place a player just chose must keep the focus.
      for (const button of buttons) button.setAttribute('aria-disabled', String(!isOpen));
    },
    setPending(pending) {
      for (const [place, button] of buttons.entries()) button.toggleAttribute('data-pending', place === pending);
    },
    async kick({ aim, keeper }) {
      jump(keeper);
      await shoot(aim, aim !== keeper);
    },
    reset() {
      for (const move of moves) move.cancel();
      moves = [];
      if (!tools.isMotionReduced()) drawing.ball.animate({ opacity: [0, 1] }, 220);
    },
  };
}
