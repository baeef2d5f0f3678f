import { crash, crashTop, reachChance } from '@playfront/game-math';
import { formatMoney, money, toDecimal, type Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import { readBets } from '../frame/bet-steps.ts';
import { element, icon } from '../frame/element.ts';
import { createErrorNotice } from '../frame/error-notice.ts';
import type { GameState } from '../frame/game-api.ts';
import { createRulesSheet } from '../frame/rules-sheet.ts';
import { notifySite, onSiteMessage } from '../frame/site-messages.ts';
import { createSound, type Sound } from '../frame/sound.ts';
import type { Texts } from '../frame/texts.ts';
import { createBetList } from './bet-list.ts';
import { createBetPanel } from './bet-panel.ts';
import type { CrashApi } from './crash-api.ts';
import { createFlightScene } from './flight-scene.ts';
import { numberOf } from './flight.rules.ts';
import { createFormats, write, type Formats } from './formats.ts';
import { buttonOf, currentBet, isLocked, lineOf, quickAmounts, stepsOf } from './panel.rules.ts';
import { createPastRounds } from './past-rounds.ts';
import type { PlayNews } from './own-bets.ts';
import { createPlay, type Play } from './play.ts';

export type CrashGameParts = {
  readonly state: GameState;
  readonly token: string;
  readonly api: CrashApi;
  readonly texts: Texts;
  readonly pageUrl: string;
  /** `demo`: on a page of the site, which has space for one bet only. */
  readonly view: 'full' | 'demo';
};

const numbers = [1, 2] as const;
/** Multiples whose chance the rules state. */
const statedMultiples = [101, 150, 200, 500, 1_000, 10_000, crashTop];

function readAmounts(state: GameState) {
  const { currency } = state;
  const amounts = readBets(state.bets, currency);
  const opening = amountOf(state.balance, currency);
  const [minBet, maxStake, start] = [state.min_bet, state.max_stake, state.default_bet].map((wire) =>
    wire === undefined ? undefined : amountOf(wire, currency),
  );
  return amounts && opening && minBet && maxStake && start ? { amounts, opening, minBet, maxStake, start } : undefined;
}

/** The space bar is the large button of the first bet, unless something else uses it. */
function onSpaceBar(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('button, input, summary, dialog')) return;
    event.preventDefault();
    if (!event.repeat && !document.querySelector('dialog[open]')) press();
  });
}

function createRules(texts: Texts, formats: Formats, minBetMinor: number, maxStakeMinor: number) {
  const { text } = texts;
  const fair = element('section', {}, element('h3', {}, text('games.rules.fair')), element('p', {}, text('games.crash.fair')));
  return createRulesSheet(
    { model: crash, texts, format: formats.amount, times: (stakes) => formats.times(stakes * 100), minBetMinor, maxStakeMinor },
    {
      rules: {
        how: ['games.crash.how.play', 'games.crash.how.cash_out', 'games.crash.how.auto', 'games.crash.how.shared', 'games.crash.how.lost'],
        pays: statedMultiples.map((multiple) => ({
          bet: text('games.crash.cash_out_at', { multiple: formats.times(multiple) }),
          pays: formats.times(multiple),
          chancePercent: reachChance(multiple) * 100,
          rtpPercent: 97,
        })),
      },
    },
    { root: fair, show: () => undefined },
  );
}

function createTools({ text }: Texts, sound: Sound, openRules: () => void) {
  const speaker =
    'M6 15H3.500a.5.500 0 0 1-.500-.500v-5a.5.500 0 0 1 .500-.500H6l4.200-3.700a.5.500 0 0 1 .800.400v12.600a.5.500 0 0 1-.800.400L6 15';
  const toggle = element('button', { class: 'tool', type: 'button', 'aria-label': text('games.reels.sound') });
  const rules = element(
    'button',
    { class: 'tool', type: 'button', 'aria-haspopup': 'dialog', 'aria-label': text('games.reels.rules') },
    icon('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18', 'M12 8h.01', 'M11 12h1v4h1'),
  );
  const showSound = () => {
    toggle.setAttribute('aria-pressed', String(sound.isOn));
    toggle.replaceChildren(sound.isOn ? icon(speaker, 'M15 9.500a4 4 0 0 1 0 5', 'M18 7a8 8 0 0 1 0 10') : icon(speaker, 'M16 10l5 5m0-5l-5 5'));
  };
  toggle.addEventListener('click', () => {
    sound.toggle();
    showSound();
  });
  rules.addEventListener('click', openRules);
  showSound();
  return element('div', { class: 'tools' }, toggle, rules);
}

/** What a lost connection means for the bets in play: the server goes on without the page. */
function lostText(play: Play, { text }: Texts, formats: Formats): string {
  const open = numbers.flatMap((number) => {
    const bet = currentBet(play.panels[number], play.flight);
    return bet?.state === 'open' ? [bet] : [];
  });
  const autos = open.flatMap(({ autoCashOut }) => (autoCashOut === null ? [] : [formats.times(autoCashOut)]));
  if (open.length === 0) return text('games.crash.lost');
  if (autos.length < open.length) return text('games.crash.lost_by_hand', { count: open.length });
  return text('games.crash.lost_auto', { count: open.length, multiple: [...new Set(autos)].join(' · ') });
}

/** Announces what has happened, politely and once; never a tick. */
function announcementOf(news: PlayNews, { text }: Texts, formats: Formats): string {
  switch (news.kind) {
    case 'betting':
      return text('games.crash.bets_open');
    case 'crashed':
      return text('games.crash.flew_at', { multiple: formats.times(news.bust) });
    case 'cashed_out':
      return `${text('games.crash.cashed_out', { multiple: formats.times(news.bet.cashedOutAt ?? 100) })}: ${formats.amount(news.bet.winMinor)}`;
  }
}

function makeSound(sound: Sound, news: PlayNews): void {
  if (news.kind === 'crashed') sound.reelStop(0);
  // Returns that do not exceed the stake are not celebrated.
  else if (news.kind === 'cashed_out' && news.celebrate) sound.win();
}

/** Builds the page of crash. Returns its elements, or `undefined` if an amount of the state is invalid. */
export function createCrashGame({ state, token, api, texts, pageUrl, view }: CrashGameParts): readonly HTMLElement[] | undefined {
  const { currency, mode, game } = state;
  const { text, languageTag } = texts;
  const read = readAmounts(state);
  if (!read) return undefined;
  const { amounts, opening, minBet, maxStake, start } = read;
  const formats = createFormats(texts, currency);
  const sound = createSound();
  const offered = amounts.map(({ minor }) => minor);

  const errorNotice = createErrorNotice(texts, mode, { onCheckAgain: () => play.repeat(), onDismiss: () => errorNotice.hide() });
  const scene = createFlightScene({ texts, formats, slug: game.slug, stage: new URL(game.stage, pageUrl).href });
  const panels = numbers.map((number) =>
    createBetPanel(
      { number, texts, formats, steps: stepsOf(offered, minBet.minor, maxStake.minor), quick: quickAmounts(offered), startMinor: start.minor },
      { onMain: () => press(number), onChange: () => update() },
    ),
  );
  const list = createBetList({ texts, formats, currency });
  const past = createPastRounds({ api, texts, formats });
  const rules = createRules(texts, formats, minBet.minor, maxStake.minor);
  const balanceText = element('span', { class: 'amount' });
  const announcement = element('p', { class: 'visually-hidden', role: 'status' });

  const play = createPlay({
    ...{ api, token, pageUrl, currency, errorNotice },
    stakeOf: (number) => ({ amountMinor: panels[number - 1]?.amountMinor ?? 0, autoCashOut: panels[number - 1]?.autoCashOut ?? null }),
    onChange: () => update(),
    onBalance: showBalance,
    onNews(news) {
      write(announcement, announcementOf(news, texts, formats));
      makeSound(sound, news);
    },
  });

  function showBalance(balance: Money): void {
    write(balanceText, formatMoney(balance, languageTag));
    notifySite({ type: 'balance', balance: toDecimal(balance), currency: balance.currency });
  }

  function update(): void {
    const { flight, isLive, bets, history } = play;
    for (const number of numbers) {
      const panel = panels[number - 1];
      const panelState = play.panels[number];
      if (!panel) continue;
      const stake = { amountMinor: panel.amountMinor, autoCashOut: panel.autoCashOut };
      panel.show({
        button: buttonOf(panelState, flight, isLive),
        line: lineOf(panelState, flight, stake),
        isLocked: isLocked(panelState, flight),
      });
    }
    scene.show({ flight, lost: isLive || !play.wasLive ? undefined : lostText(play, texts, formats) });
    list.show({ list: play.list, own: bets, round: numberOf(flight) });
    past.show(history);
  }

  function press(number: 1 | 2): void {
    sound.press();
    play.press(number);
  }

  function openRules(): void {
    rules.open(undefined);
    notifySite({ type: 'rules-opened' });
  }

  rules.root.addEventListener('close', () => notifySite({ type: 'rules-closed' }));
  onSiteMessage(({ type }) => {
    if (type === 'open-rules') openRules();
    else if (type === 'close-rules') rules.root.close();
    else if (type === 'play-on') errorNotice.hide();
    else play.refresh();
  });
  onSpaceBar(() => press(1));
  write(balanceText, formatMoney(money(opening.minor, currency), languageTag));
  update();

  const badge = mode === 'demo' ? [element('span', { class: 'badge' }, text('games.reels.free_play'))] : [];
  const balance = element('div', { class: 'balance' }, element('span', { class: 'label' }, text('games.reels.balance')), balanceText);
  return [
    element('h1', { class: 'visually-hidden' }, game.name),
    element('div', { class: 'bar' }, ...badge, ...(view === 'demo' ? [balance] : []), past.pills, past.button),
    scene.root,
    element('div', { class: 'bet-panels' }, ...panels.map(({ root }) => root)),
    list.column,
    element('div', { class: 'foot' }, list.openButton, ...(view === 'full' ? [balance] : []), createTools(texts, sound, openRules)),
    ...[errorNotice.root, announcement, list.sheet, past.sheet, rules.root],
  ];
}
