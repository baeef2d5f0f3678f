import { type Currency } from '@playfront/money';
import { element, icon } from '../frame/element.ts';
import type { TextId, Texts } from '../frame/texts.ts';
import { betTabs, rowsOf, type BetList, type BetRow, type BetTab } from './bet-list.rules.ts';
import { write, type Formats } from './formats.ts';
import type { OwnBet } from './panel.rules.ts';

export type BetListView = { readonly list: BetList; readonly own: readonly OwnBet[]; readonly round: number | undefined };

export type BetListPart = {
  /** The list beside the flight; on narrow screens it is empty and the sheet has the list. */
  readonly column: HTMLElement;
  readonly sheet: HTMLDialogElement;
  readonly openButton: HTMLButtonElement;
  show(view: BetListView): void;
};

type ListTools = { readonly texts: Texts; readonly formats: Formats; readonly currency: Currency };

const tabTexts = { all: 'games.crash.all_bets', mine: 'games.crash.my_bets', top: 'games.crash.top' } as const satisfies Record<BetTab, TextId>;
/** Screens with a column for the list; the style sheet has the same width. */
const isWide = matchMedia('(width >= 1000px) and (height > 480px)');

function cells(row: BetRow, { texts: { text }, formats }: ListTools): readonly HTMLElement[] {
  return [
    element('th', { scope: 'row' }, row.isOwn ? text('games.crash.you') : row.name),
    element('td', {}, row.amount ? formats.money(row.amount) : ''),
    element('td', {}, row.cashedOutAt === null ? '' : formats.times(row.cashedOutAt)),
    element('td', { class: 'return' }, row.win ? formats.money(row.win) : ''),
  ];
}

/** The bets of the round: a column on wide screens, otherwise a sheet behind a button. The player's own rows stay in view while the list scrolls. */
export function createBetList(tools: ListTools): BetListPart {
  const { texts, currency } = tools;
  const { text } = texts;
  let tab: BetTab = 'all';
  let view: BetListView | undefined;
  let shown = '';

  const heading = (id: TextId) => element('th', { scope: 'col' }, text(id));
  const body = element('tbody');
  const table = element(
    'table',
    { class: 'bet-rows' },
    element(
      'thead',
      {},
      element('tr', {}, heading('games.crash.player'), heading('games.bets.bet'), heading('games.crash.at'), heading('games.crash.return')),
    ),
    body,
  );
  const count = element('p', { class: 'bet-count' });
  const tabs = betTabs.map((id) => {
    const button = element('button', { type: 'button', 'aria-pressed': 'false' }, text(tabTexts[id]));
    button.addEventListener('click', () => {
      tab = id;
      draw();
    });
    return { id, button };
  });
  const tabBar = element('div', { class: 'tabs', role: 'group', 'aria-label': text('games.crash.bets_title') }, ...tabs.map(({ button }) => button));
  const content = element(
    'div',
    { class: 'bet-list' },
    tabBar,
    count,
    element('div', { class: 'bet-scroll', tabindex: '0', role: 'region', 'aria-label': text('games.crash.bets_title') }, table),
  );
  const column = element('aside', { class: 'bets-column', 'aria-label': text('games.crash.bets_title') });

  const close = element('button', { type: 'button', class: 'step', 'aria-label': text('games.crash.close') }, icon('M6 6l12 12', 'M18 6L6 18'));
  const sheet = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'bets-title' },
    element('header', { class: 'rules-head' }, element('h2', { id: 'bets-title' }, text('games.crash.bets_title')), close),
  );
  const badge = element('span', { class: 'bets-badge' });
  const openButton = element(
    'button',
    { type: 'button', class: 'bets-open', 'aria-haspopup': 'dialog' },
    element('span', {}, text('games.crash.bets')),
    badge,
    icon('M6 15l6-6 6 6'),
  );
  close.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  openButton.addEventListener('click', () => {
    if (!sheet.open) sheet.showModal();
  });
  const arrange = () => {
    if (isWide.matches) sheet.close();
    (isWide.matches ? column : sheet).append(content);
  };
  isWide.addEventListener('change', arrange);
  arrange();

  function draw(): void {
    if (!view) return;
    for (const { id, button } of tabs) button.setAttribute('aria-pressed', String(id === tab));
    const rows = rowsOf(tab, view.list, view.own, view.round, currency);
    const isCurrent = view.list.number === view.round;
    const total = Math.max(isCurrent ? view.list.count : 0, rowsOf('all', view.list, view.own, view.round, currency).length);
    write(count, text('games.crash.bet_count', { count: total }));
    write(badge, String(total));
    const key = JSON.stringify(rows);
    if (key === shown) return;
    shown = key;
    let ownRows = 0;
    body.replaceChildren(
      ...rows.map((row) => {
        const made = element('tr', row.isOwn ? { class: 'own' } : {}, ...cells(row, tools));
        if (row.isOwn && tab !== 'mine') made.style.setProperty('--own', String(ownRows++));
        return made;
      }),
    );
    body.style.setProperty('--own-rows', String(ownRows));
  }

  return {
    column,
    sheet,
    openButton,
    show(now) {
      view = now;
      draw();
    },
  };
}
