import { crashBust, type Hundredths } from '@playfront/game-math';
import { canVerify, drawWithWords, fingerprintOf } from '@playfront/game-math/round-words';
import { element, icon } from '../frame/element.ts';
import type { TextId, Texts } from '../frame/texts.ts';
import type { CrashApi, PastRound } from './crash-api.ts';
import type { Formats } from './formats.ts';

export type History = readonly { readonly number: number; readonly bust: Hundredths }[];

export type PastRoundsPart = {
  /** The ends of the last flights, newest first. */
  readonly pills: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly sheet: HTMLDialogElement;
  show(history: History): void;
};

type PastTools = { readonly api: CrashApi; readonly texts: Texts; readonly formats: Formats };

const listed = 20;
/** Weight, not colour: colours would suggest a pattern. */
const weightOf = (bust: Hundredths) => (bust >= 1_000 ? 'high' : bust >= 200 ? 'middle' : 'low');

/** Whether the seed has the fingerprint that was shown before the bets, and gives the end of the flight. */
async function verify({ number, server_seed: serverSeed, server_seed_hash: hash, bust }: PastRound, clientSeed: string): Promise<TextId> {
  if (!canVerify()) return 'games.crash.verify.no_crypto';
  const computed = await drawWithWords({ serverSeed, clientSeed, nonce: number }, crashBust);
  return computed === bust && (await fingerprintOf(serverSeed)) === hash ? 'games.crash.verify.right' : 'games.crash.verify.wrong';
}

/** The last rounds as pills, and a sheet in which each can be verified. */
export function createPastRounds({ api, texts: { text, languageTag }, formats }: PastTools): PastRoundsPart {
  const pills = element('ol', { class: 'pills', 'aria-label': text('games.crash.past_rounds') });
  const button = element(
    'button',
    { type: 'button', class: 'verify-open', 'aria-haspopup': 'dialog', 'aria-label': text('games.crash.past_rounds') },
    icon('M11.500 20.800a12 12 0 0 1-8-14.800a12 12 0 0 0 8.500-3a12 12 0 0 0 8.500 3a12 12 0 0 1-.100 7', 'M15 19l2 2l4-4'),
    element('span', { 'aria-hidden': 'true' }, text('games.crash.verify')),
  );
  const close = element('button', { type: 'button', class: 'step', 'aria-label': text('games.crash.close') }, icon('M6 6l12 12', 'M18 6L6 18'));
  const content = element('div', { class: 'past', tabindex: '0', role: 'region', 'aria-labelledby': 'past-title' });
  const sheet = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'past-title' },
    element('header', { class: 'rules-head' }, element('h2', { id: 'past-title' }, text('games.crash.past_rounds')), close),
    content,
  );
  const time = new Intl.DateTimeFormat(languageTag, { timeStyle: 'medium' });

  const fact = (label: TextId, value: string) => element('div', { class: 'fact' }, element('dt', {}, text(label)), element('dd', {}, value));

  function rowOf(round: PastRound, clientSeed: string): HTMLElement {
    const result = element('div', { class: 'past-result', role: 'status' });
    const check = element('button', { type: 'button', class: 'button' }, text('games.crash.verify'));
    check.addEventListener('click', () => {
      void verify(round, clientSeed).then((id) => {
        result.replaceChildren(
          element('p', { class: id === 'games.crash.verify.right' ? 'verified' : '' }, text(id, { multiple: formats.times(round.bust) })),
          element(
            'dl',
            { class: 'seeds' },
            fact('games.rules.server_seed_hash', round.server_seed_hash),
            fact('games.crash.seed', round.server_seed),
            fact('games.crash.words', `${clientSeed}:${round.number}:0`),
          ),
        );
      });
    });
    return element(
      'li',
      {},
      element('strong', { class: 'pill', 'data-weight': weightOf(round.bust) }, formats.times(round.bust)),
      element(
        'span',
        { class: 'past-name' },
        element('span', {}, text('games.crash.round', { round: String(round.number) })),
        element('small', {}, time.format(new Date(round.date)), ...(round.is_interrupted ? [` · ${text('games.crash.interrupted')}`] : [])),
      ),
      check,
      result,
    );
  }

  async function load(): Promise<void> {
    const outcome = await api.pastRounds(listed);
    if (outcome.kind === 'succeeded') {
      const { rounds, client_seed: clientSeed } = outcome.result;
      content.replaceChildren(
        element('p', {}, text('games.crash.fair')),
        element('ol', { class: 'past-rows' }, ...rounds.map((round) => rowOf(round, clientSeed))),
      );
      return;
    }
    const again = element('button', { type: 'button', class: 'button' }, text('games.fault.try_again'));
    again.addEventListener('click', () => void load());
    content.replaceChildren(element('p', {}, text('games.crash.not_loaded')), again);
  }

  button.addEventListener('click', () => {
    content.replaceChildren();
    if (!sheet.open) sheet.showModal();
    void load();
  });
  close.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });

  return {
    pills,
    button,
    sheet,
    show: (history) =>
      pills.replaceChildren(...history.map(({ bust }) => element('li', { class: 'pill', 'data-weight': weightOf(bust) }, formats.times(bust)))),
  };
}
