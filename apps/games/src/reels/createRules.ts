import type { ReelsModel } from '@playfront/game-math';
import type { Money } from '@playfront/money';
import { element, icon, svgElement } from '../frame/element.ts';
import type { TextId, Texts } from '../frame/texts.ts';
import { payTable, type PayRow } from './pay-table.ts';
import { nameOfSymbol, type SymbolPictures } from './symbols.ts';

export type Fairness = { readonly serverSeedHash: string; readonly clientSeed: string; readonly nonce: number | undefined };

export type Rules = {
  readonly root: HTMLDialogElement;
  /** Opens them as they are for this bet now. */
  open(bet: Money, fairness: Fairness): void;
};

const volatilityTexts = {
  low: 'games.rules.volatility.low',
  medium: 'games.rules.volatility.medium',
  high: 'games.rules.volatility.high',
} as const satisfies Record<ReelsModel['volatility'], TextId>;

/** The rules of a reels game, computed from the model that settles it. */
export function createRules(model: ReelsModel, pictures: SymbolPictures, texts: Texts, format: (amount: Money) => string): Rules {
  const { text } = texts;
  const number = new Intl.NumberFormat(texts.languageTag, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(texts.languageTag, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const content = element('div', { class: 'rules-content', tabindex: '0', role: 'region', 'aria-labelledby': 'rules-title' });
  const close = element('button', { type: 'button', class: 'step', 'aria-label': text('games.rules.close') }, icon('M6 6l12 12', 'M18 6L6 18'));
  const head = element('header', { class: 'rules-head' }, element('h2', { id: 'rules-title' }, text('games.reels.rules')), close);
  const root = element('dialog', { class: 'rules', 'aria-labelledby': 'rules-title' }, head, content);
  close.addEventListener('click', () => root.close());
  // A press on the ground beside the dialog arrives at the dialog itself.
  root.addEventListener('click', (event) => {
    if (event.target === root) root.close();
  });

  const section = (title: TextId, ...parts: Node[]) => element('section', {}, element('h3', {}, text(title)), ...parts);
  const paragraph = (id: TextId, values = {}) => element('p', {}, text(id, values));

  function payCard({ symbol, pays }: PayRow): HTMLElement {
    const rows = pays.flatMap(({ count, amount }) => [element('dt', {}, `${count} ×`), element('dd', {}, format(amount))]);
    const picture = element('span', { class: 'pay-picture', role: 'img', 'aria-label': nameOfSymbol(symbol, texts) }, pictures.draw(symbol));
    return element('div', { class: 'pay' }, picture, element('dl', {}, ...rows));
  }

  function lineMap(line: readonly number[], index: number): HTMLElement {
    const cells = line.flatMap((lit, reel) =>
      Array.from({ length: model.rows }, (_, row) =>
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
    const map = svgElement('svg', { viewBox: `0 0 ${model.reels * 8 - 1} ${model.rows * 8 - 1}`, 'aria-hidden': 'true' }, ...cells);
    const rows = line.map((row) => row + 1).join(', ');
    return element(
      'li',
      { 'aria-label': text('games.rules.lineRows', { line: index + 1, rows }) },
      map,
      element('span', { 'aria-hidden': 'true' }, `${index + 1}`),
    );
  }

  function fact(label: TextId, value: string): HTMLElement {
    return element('div', { class: 'fact' }, element('dt', {}, text(label)), element('dd', {}, value));
  }

  function fill(bet: Money, { serverSeedHash, clientSeed, nonce }: Fairness): void {
    const { lines, scatter } = payTable(model, bet);
    const { freeSpins } = model;
    const cards = scatter ? [scatter, ...lines] : lines;
    const longest = Math.max(...cards.flatMap(({ pays }) => pays.map(({ amount }) => format(amount).length)));
    const times = (value: number) => text('games.rules.timesBet', { times: number.format(value) });
    content.replaceChildren(
      element(
        'dl',
        { class: 'facts' },
        fact('games.rules.rtp', percent.format(model.rtpPercent / 100)),
        fact('games.rules.volatility', text(volatilityTexts[model.volatility])),
        fact('games.rules.hitRate', text('games.rules.oneIn', { count: number.format(1 / model.hitRate) })),
        fact('games.rules.maxWin', times(model.maxWinTimesBet)),
      ),
      paragraph('games.rules.rtpMeaning', { rtp: percent.format(model.rtpPercent / 100) }),
      section(
        'games.rules.pays',
        paragraph('games.rules.paysForBet', { bet: format(bet) }),
        element('div', { class: longest > 8 ? 'pays pays-long' : 'pays' }, ...cards.map(payCard)),
      ),
      section(
        'games.rules.how',
        paragraph('games.rules.howLines', { lines: model.lines.length, bet: format(bet) }),
        paragraph('games.rules.howWild'),
        ...(scatter ? [paragraph('games.rules.howScatter')] : []),
        ...(freeSpins
          ? [
              paragraph('games.rules.howFreeSpins', {
                scatters: freeSpins.scatters,
                spins: freeSpins.spins,
                multiplier: freeSpins.multiplier,
                most: freeSpins.maxPerRound,
              }),
            ]
          : []),
        paragraph('games.rules.howReturn'),
      ),
      section('games.rules.lines', element('ol', { class: 'line-maps' }, ...model.lines.map(lineMap))),
      section(
        'games.rules.fair',
        paragraph('games.rules.fairMeaning'),
        element(
          'dl',
          { class: 'seeds' },
          fact('games.rules.serverSeedHash', serverSeedHash),
          fact('games.rules.clientSeed', clientSeed),
          fact('games.rules.nonce', nonce === undefined ? text('games.rules.noRound') : String(nonce)),
        ),
      ),
    );
  }

  return {
    root,
    open(bet, fairness) {
      fill(bet, fairness);
      if (!root.open) root.showModal();
      content.scrollTop = 0;
    },
  };
}
