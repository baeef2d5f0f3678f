import type { ReelsModel } from '@playfront/game-math';
import { formatNumber, formatPercent, type Money } from '@playfront/money';
import { element, icon, svgElement } from '../frame/element.ts';
import type { Fairness, SeedsSection } from '../frame/seeds.ts';
import type { TextId, Texts } from '../frame/texts.ts';
import { payTable, type PayRow } from './pay-table.ts';
import { howTexts, returnTexts, rtpOf, type Paragraph } from './rules-text.ts';
import { hasWays, type SlotModel } from './slot-model.ts';
import { nameOfSymbol, type SymbolImages } from './symbols.ts';

export type Rules = {
  readonly root: HTMLDialogElement;
  /** Opens the rules for the current bet. */
  open(bet: Money, fairness: Fairness): void;
};

const volatilityTexts = {
  low: 'games.rules.volatility.low',
  medium: 'games.rules.volatility.medium',
  high: 'games.rules.volatility.high',
} as const satisfies Record<SlotModel['volatility'], TextId>;

/** The rules of a reels game, computed from the model that settles it. */
export function createRules(model: SlotModel, images: SymbolImages, texts: Texts, format: (amount: Money) => string, seeds: SeedsSection): Rules {
  const { text } = texts;
  const numberText = (value: number) => formatNumber(value, texts.languageTag, { maximumFractionDigits: 1 });
  const rtp = formatPercent(rtpOf(model), texts.languageTag);
  const content = element('div', { class: 'rules-content', tabindex: '0', role: 'region', 'aria-labelledby': 'rules-title' });
  const close = element('button', { type: 'button', class: 'step', 'aria-label': text('games.rules.close') }, icon('M6 6l12 12', 'M18 6L6 18'));
  const head = element('header', { class: 'rules-head' }, element('h2', { id: 'rules-title' }, text('games.reels.rules')), close);
  const root = element('dialog', { class: 'rules', 'aria-labelledby': 'rules-title' }, head, content);
  close.addEventListener('click', () => root.close());
  // A press on the backdrop of the dialog has the dialog itself as its target.
  root.addEventListener('click', (event) => {
    if (event.target === root) root.close();
  });

  const section = (title: TextId, ...parts: Node[]) => element('section', {}, element('h3', {}, text(title)), ...parts);
  const paragraph = ([id, values]: Paragraph) => element('p', {}, text(id, values));

  function payCard({ symbol, pays }: PayRow): HTMLElement {
    const rows = pays.flatMap(({ count, amount }) => [element('dt', {}, `${count} ×`), element('dd', {}, format(amount))]);
    const image = element('span', { class: 'pay-image', role: 'img', 'aria-label': nameOfSymbol(symbol, texts) }, images.draw(symbol));
    return element('div', { class: 'pay' }, image, element('dl', {}, ...rows));
  }

  function fact(label: TextId, value: string): HTMLElement {
    return element('div', { class: 'fact' }, element('dt', {}, text(label)), element('dd', {}, value));
  }

  function fill(bet: Money): void {
    const { lines, scatter } = payTable(model, bet);
    const cards = scatter ? [scatter, ...lines] : lines;
    const maxLength = Math.max(...cards.flatMap(({ pays }) => pays.map(({ amount }) => format(amount).length)));
    const times = (value: number) => text('games.rules.times_bet', { times: numberText(value) });
    content.replaceChildren(
      element(
        'dl',
        { class: 'facts' },
        fact('games.rules.rtp', rtp),
        fact('games.rules.volatility', text(volatilityTexts[model.volatility])),
        fact('games.rules.hit_rate', text('games.rules.one_in', { count: numberText(1 / model.hitRate) })),
        fact(hasWays(model) ? 'games.rules.max_win_round' : 'games.rules.max_win', times(model.maxWinTimesBet)),
      ),
      ...returnTexts(model, texts).map(paragraph),
      section(
        'games.rules.pays',
        paragraph(['games.rules.pays_for_bet', { bet: format(bet) }]),
        element('div', { class: maxLength > 8 ? 'pays pays-long' : 'pays' }, ...cards.map(payCard)),
      ),
      section('games.rules.how', ...howTexts(model, bet, texts, format).map(paragraph)),
      ...(hasWays(model)
        ? []
        : [
            section(
              'games.rules.lines',
              element('ol', { class: 'line-maps' }, ...model.lines.map((line, index) => lineMap(model, line, index, texts))),
            ),
          ]),
      seeds.root,
    );
  }

  return {
    root,
    open(bet, fairness) {
      fill(bet);
      seeds.show(fairness);
      if (!root.open) root.showModal();
      content.scrollTop = 0;
    },
  };
}

/** A pay line as a small drawing of the window. */
function lineMap({ reels, rows: rowCount }: ReelsModel, line: readonly number[], index: number, { text }: Texts): HTMLElement {
  const cells = line.flatMap((lit, reel) =>
    Array.from({ length: rowCount }, (_, row) =>
      svgElement('rect', {
        x: String(reel * 8),
        y: String(row * 8),
        width: '7',
        height: '7',
        rx: '1.5',
        class: row === lit ? 'dot dot-lit' : 'dot',
      }),
    ),
  );
  const map = svgElement('svg', { viewBox: `0 0 ${reels * 8 - 1} ${rowCount * 8 - 1}`, 'aria-hidden': 'true' }, ...cells);
  const rows = line.map((row) => row + 1).join(', ');
  return element(
    'li',
    { 'aria-label': text('games.rules.line_rows', { line: index + 1, rows }) },
    map,
    element('span', { 'aria-hidden': 'true' }, `${index + 1}`),
  );
}
