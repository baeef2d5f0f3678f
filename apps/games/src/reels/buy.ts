import type { Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import { element } from '../frame/element.ts';
import type { GameState } from '../frame/game-api.ts';
import { createNotice } from '../frame/notice.ts';
import type { Texts } from '../frame/texts.ts';
import type { SlotModel } from './slot-model.ts';

export type BuyButton = {
  readonly root: HTMLElement;
  /** The question before a purchase, over the reels. */
  readonly question: HTMLElement;
  /** Shows the price for a bet; hides the button if free spins are not sold for it. */
  showBet(bet: Money, isFree: boolean): void;
  hideQuestion(): void;
};

type BuyParts = {
  readonly state: GameState;
  readonly model: SlotModel;
  readonly texts: Texts;
  readonly format: (amount: Money) => string;
  readonly onBuy: (price: Money) => void;
};

/** The button that buys free spins, with its price. A purchase is confirmed first. */
export function createBuyButton({ state, model, texts: { text }, format, onBuy }: BuyParts): BuyButton {
  const prices = new Map(state.buys.map(({ bet, price }) => [amountOf(bet, state.currency)?.minor, amountOf(price, state.currency)]));
  const button = element('button', { class: 'buy', type: 'button', hidden: '' });
  const question = createNotice();
  let offered: { readonly bet: Money; readonly price: Money } | undefined;

  const labelOf = (price: Money) => text('games.reels.buy', { count: model.freeSpins?.spins ?? 0, price: format(price) });

  button.addEventListener('click', () => {
    if (!offered || button.getAttribute('aria-disabled') === 'true') return;
    const { bet, price } = offered;
    question.show(text('games.reels.buy_confirm', { price: format(price), bet: format(bet) }), [
      {
        label: labelOf(price),
        isMain: true,
        onPress: () => {
          question.hide();
          onBuy(price);
        },
      },
      { label: text('games.reels.buy_cancel'), onPress: () => question.hide() },
    ]);
    question.root.querySelector('button')?.focus();
  });

  return {
    root: button,
    question: question.root,
    showBet(bet, isFree) {
      const price = prices.get(bet.minor);
      offered = price && { bet, price };
      button.hidden = !price;
      button.setAttribute('aria-disabled', String(!isFree));
      if (price) button.replaceChildren(labelOf(price));
    },
    hideQuestion: () => question.hide(),
  };
}
