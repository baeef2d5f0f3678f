import { formatPercent } from '@playfront/money';
import { element, icon } from '../frame/element.ts';
import type { Fairness, SeedsSection } from '../frame/seeds.ts';
import type { TextId } from '../frame/texts.ts';
import type { Scene, SceneTools } from './scene.ts';

export type RulesSheet = { readonly root: HTMLDialogElement; open(fairness: Fairness): void };

const volatilityTexts = {
  low: 'games.rules.volatility.low',
  medium: 'games.rules.volatility.medium',
  high: 'games.rules.volatility.high',
} as const satisfies Record<SceneTools['model']['volatility'], TextId>;

/** The rules of a game with bets: how it is played, what each bet pays and returns, limits, and how a round is decided. */
export function createRulesSheet(
  { model, texts, format, times, minBetMinor, maxStakeMinor }: SceneTools,
  { rules }: Scene,
  seeds: SeedsSection,
): RulesSheet {
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

  function payTable(): HTMLElement {
    const hasReturns = rules.pays.some(({ rtpPercent }) => rtpPercent !== undefined);
    const heading = (id: TextId) => element('th', { scope: 'col' }, text(id));
    const rows = rules.pays.map(({ bet, pays, rtpPercent }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, bet),
        element('td', {}, pays),
        ...(hasReturns ? [element('td', {}, rtpPercent === undefined ? '' : formatPercent(rtpPercent, languageTag))] : []),
      ),
    );
    const headings = [heading('games.bets.bet'), heading('games.bets.pays'), ...(hasReturns ? [heading('games.rules.rtp')] : [])];
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
      section('games.rules.pays', payTable(), element('p', {}, text('games.bets.rtp_meaning'))),
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
