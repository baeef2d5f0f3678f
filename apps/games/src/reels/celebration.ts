import { element } from '../frame/element.ts';
import { createCoins } from './coins.ts';
import type { WinTier } from './win-tier.rules.ts';

export type Celebration = {
  /** Everything behind the reels, so that it never covers a symbol. */
  readonly root: HTMLElement;
  /** Lights up for a tier. Called again when the counted amount reaches the next one. */
  show(tier: WinTier): void;
  clear(): void;
};

/** Light and coins behind the reels. Reduced motion leaves the light and stills it. */
export function createCelebration(isMotionReduced: () => boolean): Celebration {
  const coins = createCoins();
  const root = element(
    'div',
    { class: 'celebration', 'aria-hidden': 'true' },
    element('i', { class: 'aura' }),
    element('i', { class: 'rays' }),
    coins.root,
  );
  return {
    root,
    show(tier) {
      root.dataset['tier'] = tier;
      if (isMotionReduced()) return;
      if (tier === 'big') coins.start(70, 1400);
      else if (tier === 'epic') coins.start(170, 3000);
    },
    clear() {
      delete root.dataset['tier'];
      coins.stop();
    },
  };
}
