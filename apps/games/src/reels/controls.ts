import { element, icon, svgElement } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';

export type Controls = {
  readonly spinSide: HTMLElement;
  readonly bar: HTMLElement;
  readonly spin: HTMLButtonElement;
  showBalance(text: string): void;
  showBet(text: string, canLower: boolean, canRaise: boolean): void;
  /** `kind` sets the style of the amount: only a `win` is golden. */
  showWin(label: string, text: string, kind: 'none' | 'returned' | 'win'): void;
  showSound(isOn: boolean): void;
  /** Sets what the large button does. */
  showSpin(mode: SpinMode): void;
  /** Fills the button during the minimum time between rounds. */
  showWait(waitMs: number): void;
};

/** `off`: nothing spins, but no round may start, because it is too early or the session has ended. */
export type SpinMode = 'spin' | 'spinning' | 'skip' | 'off';

export type ControlHandlers = { onSpin(): void; onBetStep(step: -1 | 1): void; onSound(): void; onRules(): void };

const spinPath = 'M-24-8A26 26 0 0 1 22-18l4-9 5 21-21-3 6-5a18 18 0 0 0-31 7ZM24 8A26 26 0 0 1-22 18l-4 9-5-21 21 3-6 5a18 18 0 0 0 31-7Z';
const skipPath = 'M-24-20L2 0-24 20ZM4-20L30 0 4 20Z';

/** The bar under the reels and the large button beside them (on a phone: below). */
export function createControls({ text }: Texts, { onSpin, onBetStep, onSound, onRules }: ControlHandlers): Controls {
  const glyph = svgElement('path', { d: spinPath });
  const wait = element('i', { class: 'spin-wait' });
  const spin = element(
    'button',
    { class: 'spin', type: 'button' },
    wait,
    svgElement('svg', { class: 'spin-glyph', viewBox: '-40 -40 80 80', 'aria-hidden': 'true' }, glyph),
  );
  const hint = element('span', { class: 'spin-hint', 'aria-hidden': 'true' });
  const balance = element('span', { class: 'amount' });
  const bet = element('output', { class: 'amount bet-amount' });
  const winLabel = element('span', { class: 'label' });
  const win = element('span', { class: 'amount win-amount' });
  const winField = element('div', { class: 'field win' }, winLabel, win);
  const lower = iconButton('step step-lower', text('games.reels.bet_lower'), icon('M5 12h14'));
  const raise = iconButton('step step-raise', text('games.reels.bet_raise'), icon('M5 12h14', 'M12 5v14'));
  const soundIcon = element('span', { class: 'tool-icon' });
  const sound = element('button', { class: 'tool', type: 'button' }, soundIcon, element('span', { class: 'tool-text' }, text('games.reels.sound')));
  const rules = element(
    'button',
    { class: 'tool', type: 'button', 'aria-haspopup': 'dialog' },
    icon('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18', 'M12 8h.01', 'M11 12h1v4h1'),
    element('span', { class: 'tool-text' }, text('games.reels.rules')),
  );
  const bar = element(
    'div',
    { class: 'bar' },
    element('div', { class: 'field balance' }, element('span', { class: 'label' }, text('games.reels.balance')), balance),
    element(
      'div',
      { class: 'stepper', role: 'group', 'aria-label': text('games.reels.bet') },
      lower,
      element('div', { class: 'field bet' }, element('span', { class: 'label' }, text('games.reels.bet')), bet),
      raise,
    ),
    winField,
    element('div', { class: 'tools' }, sound, rules),
  );

  spin.addEventListener('click', onSpin);
  // A held Enter key clicks a button repeatedly, but every round needs its own press.
  spin.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  lower.addEventListener('click', () => onBetStep(-1));
  raise.addEventListener('click', () => onBetStep(1));
  sound.addEventListener('click', onSound);
  rules.addEventListener('click', onRules);

  return {
    spinSide: element('div', { class: 'spin-side' }, spin, hint),
    bar,
    spin,
    showBalance: (amount) => balance.replaceChildren(amount),
    showBet(amount, canLower, canRaise) {
      bet.replaceChildren(amount);
      // Not `disabled`: the button a player just pressed must keep the focus.
      lower.setAttribute('aria-disabled', String(!canLower));
      raise.setAttribute('aria-disabled', String(!canRaise));
    },
    showWin(label, amount, kind) {
      winLabel.replaceChildren(label);
      win.replaceChildren(amount);
      winField.dataset['kind'] = kind;
    },
    showSound(isOn) {
      sound.setAttribute('aria-pressed', String(isOn));
      const speaker = 'M6 15H3.5a.5.5 0 0 1-.5-.5v-5a.5.5 0 0 1 .5-.5H6l4.2-3.7a.5.5 0 0 1 .8.4v12.600a.5.5 0 0 1-.8.4L6 15';
      soundIcon.replaceChildren(isOn ? icon(speaker, 'M15 9.500a4 4 0 0 1 0 5', 'M18 7a8 8 0 0 1 0 10') : icon(speaker, 'M16 10l5 5m0-5l-5 5'));
    },
    showSpin(mode) {
      const hints: Record<SpinMode, string> = { spin: text('games.reels.spin_hint'), spinning: '', skip: text('games.reels.skip'), off: '' };
      spin.dataset['mode'] = mode;
      spin.setAttribute('aria-label', text(mode === 'skip' ? 'games.reels.skip' : 'games.reels.spin'));
      spin.setAttribute('aria-disabled', String(mode === 'spinning' || mode === 'off'));
      glyph.setAttribute('d', mode === 'skip' ? skipPath : spinPath);
      hint.replaceChildren(hints[mode]);
    },
    showWait(waitMs) {
      if (waitMs > 0) wait.animate({ transform: ['scale(0)', 'scale(1)'], opacity: [1, 1] }, { duration: waitMs });
    },
  };
}

function iconButton(name: string, label: string, image: SVGElement): HTMLButtonElement {
  return element('button', { class: name, type: 'button', 'aria-label': label }, image);
}
