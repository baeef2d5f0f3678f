import { element } from '../frame/element.ts';
import type { TextId, Texts } from '../frame/texts.ts';

export type Facts = { readonly root: HTMLElement; show(values: readonly string[]): void };

/** Figures of the current round in the controls; narrow screens show only the one at `main`. */
export function createFacts({ text }: Texts, labels: readonly TextId[], main: number): Facts {
  const values = labels.map(() => element('dd', { class: 'amount' }));
  const rows = labels.map((label, index) =>
    element('div', index === main ? { class: 'main-fact' } : {}, element('dt', { class: 'label' }, text(label)), values[index] ?? ''),
  );
  return {
    root: element('dl', { class: 'climb-facts' }, ...rows),
    show: (texts) => values.forEach((value, index) => value.replaceChildren(texts[index] ?? '')),
  };
}
