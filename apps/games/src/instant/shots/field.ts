import { element, svgElement } from '../../frame/element.ts';
import { createEffects, type Place } from './effects.ts';
import { drawFish, fishOf, type Fish } from './fish-art.ts';
import { drawGalleryTarget } from './gallery-art.ts';
import { fishCourses, galleryCourses, type Course } from './targets.rules.ts';

/** The targets in motion, the gun, and what a shot looks like. */
export type Field = {
  readonly root: HTMLElement;
  choose(index: number): void;
  /** The gun turns to the chosen target, which waits for the shot. */
  aim(): void;
  /** The shot flies. Returns how long, in milliseconds. */
  fire(): number;
  hit(amount: string): void;
  miss(): void;
  /** All targets move on. */
  release(): void;
};

const tapReachPx = 14;
/** How long a missed target moves faster. */
const hurryMs = 600;
const plainFish: Fish = { long: 70, tall: 36, tail: 16, fin: 10, back: '#5b8fd6', belly: '#ffffff', fins: '#4477bd' };
type Target = { readonly art: HTMLElement; readonly mover: HTMLElement };

/** `returns`: one target each. `onTap`: a target was tapped. */
export function createField(
  kind: 'fishing' | 'shooting',
  returns: readonly number[],
  label: (stakes: number) => string,
  onTap: (index: number) => void,
): Field {
  const courses = kind === 'fishing' ? fishCourses(returns.length) : galleryCourses(returns.length);
  const targets = returns.map((stakes, index): Target => {
    const art = element('div', { class: 'target-art' });
    art.append(kind === 'fishing' ? drawFish(`fish-${stakes}`, fishOf[stakes] ?? plainFish) : drawGalleryTarget(stakes));
    const body = element('div', { class: 'target-body' }, art, element('b', { class: 'target-pays' }, label(stakes)), createSight());
    const course = courses[index];
    const style = course && styleOf(course, returns.length - index);
    return { art, mover: element('div', { class: 'target', ...(style && { style }) }, body) };
  });
  const gun = element('div', { class: 'gun' }, element('i', { class: 'gun-barrel' }));
  const root = element('div', { class: 'target-field', 'aria-hidden': 'true' }, ...targets.map(({ mover }) => mover));
  const effects = createEffects(root);
  root.append(effects.root, gun, element('i', { class: 'gun-base' }));
  let chosen = 0;
  tapTargets(
    root,
    targets.map(({ mover }) => mover),
    onTap,
  );

  const motions = () => targets[chosen]?.mover.getAnimations({ subtree: true }) ?? [];
  /** Middle of the chosen target, relative to the field. */
  function place(): Place {
    const field = root.getBoundingClientRect();
    const box = (targets[chosen]?.art ?? root).getBoundingClientRect();
    return { x: box.left + box.width / 2 - field.left, y: box.top + box.height / 2 - field.top };
  }
  function turnGun(): Place {
    const muzzle = { x: root.clientWidth / 2, y: root.clientHeight };
    const { x, y } = place();
    gun.style.setProperty('--aim', `${Math.atan2(x - muzzle.x, muzzle.y - y)}rad`);
    return muzzle;
  }

  return {
    root,
    choose(index) {
      chosen = index;
      for (const [at, { mover }] of targets.entries()) mover.toggleAttribute('data-chosen', at === index);
      turnGun();
    },
    aim() {
      for (const motion of motions()) motion.pause();
      turnGun();
    },
    fire() {
      const muzzle = turnGun();
      gun.firstElementChild?.animate({ transform: ['translateY(0)', 'translateY(18%)', 'translateY(0)'] }, 220);
      return effects.shoot(muzzle, place());
    },
    hit(amount) {
      const target = targets[chosen];
      if (!target) return;
      effects.burst(place(), 'spark');
      effects.showAmount(place(), amount);
      target.mover.dataset['hit'] = 'true';
      const gone = kind === 'fishing' ? 'scale(0.2) rotate(30deg)' : 'perspective(300px) rotateX(-88deg)';
      target.art.animate(
        [
          { transform: 'none', filter: 'brightness(1.8)' },
          { transform: 'scale(1.18)', filter: 'brightness(1.5)', offset: 0.35 },
          { transform: gone, opacity: 0, offset: 0.8 },
          { transform: 'none', opacity: 0, offset: 0.81 },
          { transform: 'none', opacity: 1 },
        ],
        1_400,
      );
    },
    miss() {
      effects.burst(place(), 'drop');
      for (const motion of motions()) motion.updatePlaybackRate(3);
    },
    release() {
      const moving = motions();
      for (const motion of moving) motion.play();
      delete targets[chosen]?.mover.dataset['hit'];
      setTimeout(() => {
        for (const motion of moving) motion.updatePlaybackRate(1);
      }, hurryMs);
    },
  };
}

/** `depth`: large fish swim behind small ones. */
function styleOf({ lane, size, crossMs, phase, isReturning, slot, slots }: Course, depth: number): string {
  const start = isReturning ? 2 - phase : phase;
  return `--lane:${lane};--share:${size};--cross:${crossMs}ms;--phase:${phase};--start:${start};--slot:${slot};--slots:${slots};--depth:${depth}`;
}

/** A tap without a movement: one that begins to scroll the page places no bet. The nearest target within reach counts. */
function tapTargets(root: HTMLElement, targets: readonly HTMLElement[], onTap: (index: number) => void): void {
  let down: (Place & { readonly index: number }) | undefined;
  root.addEventListener('pointerdown', (event) => {
    const { clientX: x, clientY: y } = event;
    const near = targets
      .map((target, index) => {
        const box = (target.querySelector('.target-body') ?? target).getBoundingClientRect();
        const isWithin = x > box.left - tapReachPx && x < box.right + tapReachPx && y > box.top - tapReachPx && y < box.bottom + tapReachPx;
        return { index, isWithin, far: Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2) };
      })
      .filter(({ isWithin }) => isWithin)
      .toSorted((a, b) => a.far - b.far)[0];
    down = near && event.button === 0 ? { x, y, index: near.index } : undefined;
  });
  root.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (down && Math.hypot(clientX - down.x, clientY - down.y) <= tapReachPx) onTap(down.index);
    down = undefined;
  });
}

/** The ring around the chosen target. */
function createSight(): SVGElement {
  const ring = svgElement('circle', { cx: '50', cy: '50', r: '44' });
  return svgElement('svg', { class: 'sight', viewBox: '0 0 100 100' }, ring, svgElement('path', { d: 'M50 0v16M50 84v16M0 50h16M84 50h16' }));
}
