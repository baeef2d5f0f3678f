import { money, type Money } from '@playfront/money';
import { element } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';

export type JackpotMeter = {
  readonly root: HTMLElement;
  /** An amount that is unknown changes nothing. */
  show(amount: Money | undefined): void;
};

const countMs = 900;

/** What the jackpot would pay now. It counts up to a higher amount, and falls at once when it was won. */
export function createJackpotMeter(
  { text }: Pick<Texts, 'text'>,
  format: (amount: Money) => string,
  opening: Money,
  isMotionReduced: () => boolean,
): JackpotMeter {
  let [shown, target] = [opening.minor, opening.minor];
  const value = element('b', {}, format(opening));
  const root = element('p', { class: 'jackpot' }, element('span', {}, text('games.reels.jackpot')), value);

  return {
    root,
    show(amount) {
      if (!amount) return;
      const { minor: to, currency } = amount;
      const [from, startedAt] = [shown, performance.now()];
      target = to;
      const lengthMs = to < from || isMotionReduced() || document.hidden ? 0 : countMs;
      const step = () => {
        if (target !== to) return;
        const share = lengthMs === 0 ? 1 : Math.min(1, (performance.now() - startedAt) / lengthMs);
        shown = Math.round(from + (to - from) * share);
        value.replaceChildren(format(money(shown, currency)));
        if (share < 1) requestAnimationFrame(step);
      };
      step();
    },
  };
}
