import { element } from '../../frame/element.ts';

/** A point of the field, in pixels. */
export type Place = { readonly x: number; readonly y: number };

export type Effects = {
  readonly root: HTMLElement;
  /** A shot from the gun. Returns how long it flies, in milliseconds. */
  shoot(from: Place, to: Place): number;
  /** Sparks of a hit, or drops of a miss. */
  burst(at: Place, className: 'spark' | 'drop'): void;
  showAmount(at: Place, amount: string): void;
};

const flightMs = 170;
const particles = 12;
const muzzlePx = 50;

/** Passing effects over the targets. */
export function createEffects(field: HTMLElement): Effects {
  const root = element('div', { class: 'effects' });

  function show(effect: HTMLElement, frames: Keyframe[] | PropertyIndexedKeyframes, duration: number): void {
    root.append(effect);
    effect.animate(frames, { duration, easing: 'ease-out', fill: 'forwards' }).onfinish = () => effect.remove();
  }
  return {
    root,
    shoot(from, to) {
      const angle = Math.atan2(to.y - from.y, to.x - from.x);
      const reach = Math.max(muzzlePx, Math.hypot(to.x - from.x, to.y - from.y) - 20);
      const at = (px: number) => `rotate(${angle}rad) translateX(${px}px)`;
      show(
        element('i', { class: 'tracer', style: `left:${from.x}px;top:${from.y}px` }),
        [{ transform: at(muzzlePx) }, { transform: at(reach) }],
        flightMs,
      );
      return flightMs;
    },
    burst({ x, y }, className) {
      for (let particle = 0; particle < particles; particle++) {
        const turn = (particle / particles) * 2 * Math.PI;
        const reach = 34 + (particle % 3) * 18;
        const end = `translate(calc(-50% + ${Math.cos(turn) * reach}px), calc(-50% + ${Math.sin(turn) * reach}px)) scale(0.2)`;
        const effect = element('i', { class: className, style: `left:${x}px;top:${y}px` });
        show(effect, { transform: ['translate(-50%,-50%) scale(1)', end], opacity: [1, 0] }, 520);
      }
    },
    showAmount({ x, y }, amount) {
      const [left, top] = [Math.min(Math.max(x, 70), field.clientWidth - 70), Math.max(y, 64)];
      show(
        element('b', { class: 'target-win', style: `left:${left}px;top:${top}px` }, amount),
        {
          transform: ['translate(-50%,-50%) scale(0.5)', 'translate(-50%,-90%) scale(1.1)', 'translate(-50%,-100%)', 'translate(-50%,-130%)'],
          opacity: [0, 1, 1, 0],
          offset: [0, 0.14, 0.8, 1],
        },
        1_800,
      );
    },
  };
}
