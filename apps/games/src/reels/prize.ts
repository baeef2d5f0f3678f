import { element } from '../frame/element.ts';
import type { TextId, Texts } from '../frame/texts.ts';
import type { WinTier } from './win-tier.rules.ts';

export type Prize = {
  readonly root: HTMLElement;
  /** `returned`: money up to the bet came back, which is stated and not celebrated. */
  show(amount: string, kind: WinTier | 'jackpot' | 'returned'): void;
  hide(): void;
};

const words = {
  nice: 'games.reels.win_nice',
  big: 'games.reels.win_big',
  epic: 'games.reels.win_epic',
  jackpot: 'games.reels.jackpot',
} as const satisfies Partial<Record<WinTier | 'jackpot', TextId>>;

/** The amount on a plate of its own outside the reels, with a word for the larger tiers. Screen readers get the result from the status text. */
export function createPrize({ text }: Texts): Prize {
  const word = element('span', { class: 'prize-word' });
  const amount = element('span', { class: 'prize-amount' });
  const root = element('div', { class: 'prize', 'aria-hidden': 'true', hidden: '' }, word, amount);
  return {
    root,
    show(shown, kind) {
      amount.replaceChildren(shown);
      if (root.dataset['kind'] === kind) return;
      root.dataset['kind'] = kind;
      const hasWord = kind !== 'small' && kind !== 'returned';
      word.replaceChildren(hasWord ? text(words[kind]) : kind === 'returned' ? text('games.reels.returned') : '');
      root.hidden = false;
    },
    hide() {
      root.hidden = true;
      delete root.dataset['kind'];
    },
  };
}
