import { element } from '../frame/element.ts';

export type Amounts = {
  readonly root: HTMLElement;
  /** Each name with its amount; none leaves the line empty. */
  show(amounts: readonly (readonly [name: string, amount: string])[]): void;
};

/** The line at the foot of a table: what is in play, and what can be won. */
export function createAmounts(): Amounts {
  const root = element('dl', { class: 'table-amounts' });
  return {
    root,
    show: (amounts) =>
      root.replaceChildren(
        ...amounts.map(([name, amount]) => element('div', {}, element('dt', {}, name), element('dd', { class: 'amount' }, amount))),
      ),
  };
}
