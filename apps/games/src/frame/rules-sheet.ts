import type { GameModel } from '@playfront/game-math';
import { formatPercent } from '@playfront/money';
import { element, icon } from './element.ts';
import type { TextId, Texts } from './texts.ts';

export type RulesSheet<Fair> = { readonly root: HTMLDialogElement; open(fairness: Fair): void };

/** The part about how a round is decided, with what it shows. */
type FairSection<Fair> = { readonly root: HTMLElement; show(fairness: Fair): void };

/** A row of the rules: a kind of bet, what it pays, its chance to win, and its return in per cent. */
export type PayRow = { readonly bet: string; readonly pays: string; readonly chancePercent?: number; readonly rtpPercent?: number };

/** The rules in sentences, and what each kind of bet pays. */
export type Rules = { readonly how: readonly TextId[]; readonly pays: readonly PayRow[] };

/** Amounts are in minor units. */
type RulesTools = {
  readonly model: GameModel;
  readonly texts: Texts;
  format(minor: number): string;
  /** A return in stakes, such as "2.5x". */
  times(stakes: number): string;
  readonly minBetMinor: number;
  readonly maxStakeMinor: number;
};

const volatilityTexts = {
  low: 'games.rules.volatility.low',
  medium: 'games.rules.volatility.medium',
  high: 'games.rules.volatility.high',
} as const satisfies Record<GameModel['volatility'], TextId>;

/** The rules of a game with bets: how it is played, what each bet pays and returns, limits, and how a round is decided. */
export function createRulesSheet<Fair>(
  { model, texts, format, times, minBetMinor, maxStakeMinor }: RulesTools,
  { rules }: { readonly rules: Rules },
  seeds: FairSection<Fair>,
): RulesSheet<Fair> {
  const { text, languageTag } = texts;
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
  const fact = (label: TextId, value: string) => element('div', { class: 'fact' }, element('dt', {}, text(label)), element('dd', {}, value));
  const returns = model.exampleSpots.map((spot) => model.figuresOf(spot).rtpPercent);
  const [lowest, highest] = [Math.min(...returns), Math.max(...returns)].map((rtp) => formatPercent(rtp, languageTag));
  const rtp = lowest === highest ? (highest ?? '') : `${lowest} – ${highest}`;

  const { rtpErrorPercent: error } = model;
  const meaning =
    error === undefined ? text('games.bets.rtp_meaning') : text('games.bets.rtp_simulated', { error: formatPercent(error, languageTag) });

  function payTable(): HTMLElement {
    const hasReturns = rules.pays.some(({ rtpPercent }) => rtpPercent !== undefined);
    const hasChances = rules.pays.some(({ chancePercent }) => chancePercent !== undefined);
    const heading = (id: TextId) => element('th', { scope: 'col' }, text(id));
    const percent = (value: number | undefined) => element('td', {}, value === undefined ? '' : formatPercent(value, languageTag));
    const rows = rules.pays.map(({ bet, pays, rtpPercent, chancePercent }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, bet),
        element('td', {}, pays),
        ...(hasChances ? [percent(chancePercent)] : []),
        ...(hasReturns ? [percent(rtpPercent)] : []),
      ),
    );
    const headings = [
      heading('games.bets.bet'),
      heading('games.bets.pays'),
      ...(hasChances ? [heading('games.dice.chance')] : []),
      ...(hasReturns ? [heading('games.rules.rtp')] : []),
    ];
    return element('table', { class: 'bet-pays' }, element('thead', {}, element('tr', {}, ...headings)), element('tbody', {}, ...rows));
  }

  function fill(): void {
    content.replaceChildren(
      element(
        'dl',
        { class: 'facts' },
        fact('games.rules.rtp', rtp),
        fact('games.rules.volatility', text(volatilityTexts[model.volatility])),
        fact('games.bets.limits', text('games.bets.limits_range', { min: format(minBetMinor), max: format(maxStakeMinor) })),
        fact('games.bets.highest_return', times(model.maxWinX)),
      ),
      section('games.bets.how', ...rules.how.map((id) => element('p', {}, text(id))), element('p', {}, text('games.rules.how_return'))),
      section('games.rules.pays', payTable(), element('p', {}, meaning)),
      seeds.root,
    );
  }

  return {
    root,
    open(fairness) {
      fill();
      seeds.show(fairness);
      if (!root.open) root.showModal();
      content.scrollTop = 0;
    },
  };
}
