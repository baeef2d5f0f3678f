import { crashLowest, crashTop, type Hundredths } from '@playfront/game-math';
import { element, icon } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import { write, type Formats } from './formats.ts';
import { parseMultiple, returnAt, type MainButton, type PanelLine } from './panel.rules.ts';

export type PanelView = { readonly button: MainButton; readonly line: PanelLine; readonly isLocked: boolean };

export type BetPanel = {
  readonly root: HTMLElement;
  /** The chosen amount in minor units. */
  readonly amountMinor: number;
  /** The chosen automatic cash-out; null if it is off. */
  readonly autoCashOut: Hundredths | null;
  show(view: PanelView): void;
};

type PanelOptions = {
  readonly number: 1 | 2;
  readonly texts: Texts;
  readonly formats: Formats;
  /** Amounts of the stepper and of the quick buttons, in minor units, lowest first. */
  readonly steps: readonly number[];
  readonly quick: readonly number[];
  readonly startMinor: number;
};

type PanelHandlers = { onMain(): void; onChange(): void };

const startMultiples = { 1: 200, 2: 150 } as const;
/** The buttons that commit money; all others are secondary. */
const mainKinds: ReadonlySet<MainButton['kind']> = new Set(['bet', 'cash_out']);

/** The large button in three lines, of which the middle one is the amount. */
function linesOf(button: MainButton, amountMinor: number, { text }: Texts, formats: Formats): readonly [string, string, string] {
  const { amount, times } = formats;
  switch (button.kind) {
    case 'bet':
      return [text('games.reels.bet'), amount(amountMinor), text('games.crash.this_round')];
    case 'next':
      return [text('games.crash.bet', { amount: amount(amountMinor) }), '', text('games.crash.next_round')];
    case 'queued':
      return [text('games.crash.cancel'), '', text('games.crash.queued', { amount: amount(amountMinor) })];
    case 'placed':
      return [text('games.crash.cancel'), '', text('games.crash.placed', { amount: amount(button.bet.amountMinor) })];
    case 'cash_out': {
      const minor = returnAt(button.bet.amountMinor, button.multiple);
      const net = formats.signed(minor - button.bet.amountMinor);
      return [text('games.crash.cash_out'), amount(minor), text('games.ladder.at', { times: formats.number(button.multiple), net })];
    }
    case 'cashed_out':
      return [
        text('games.crash.cashed_out', { multiple: times(button.bet.cashedOutAt ?? 100) }),
        amount(button.bet.winMinor),
        text('games.crash.stake', { amount: amount(button.bet.amountMinor) }),
      ];
    case 'offline':
      return [text('games.crash.reconnecting'), '', button.bet ? text('games.crash.in_play', { amount: amount(button.bet.amountMinor) }) : ''];
  }
}

function lineText(line: PanelLine, { text }: Texts, { amount, signed }: Formats): string {
  switch (line.kind) {
    case 'net':
      return text('games.crash.net', { amount: signed(line.minor) });
    case 'lost':
      return text('games.crash.last_bet', { amount: signed(-line.minor) });
    case 'returns':
      return text('games.crash.returns', { amount: amount(line.minor) });
    case 'by_hand':
      return text('games.crash.by_hand');
  }
}

/** The stepper and the quick buttons. */
function createAmount({ number, texts: { text }, formats, steps, quick, startMinor }: PanelOptions, onChange: () => void) {
  let chosen = startMinor;
  let isLocked = false;
  const shown = element('output', { class: 'amount' });
  const quickButtons = quick.map((minor) => ({
    minor,
    button: element('button', { type: 'button', 'aria-label': formats.amount(minor) }, formats.short(minor)),
  }));
  const below = () => steps.findLast((minor) => minor < chosen);
  const above = () => steps.find((minor) => minor > chosen);

  function update(): void {
    write(shown, formats.amount(chosen));
    lower.setAttribute('aria-disabled', String(isLocked || below() === undefined));
    raise.setAttribute('aria-disabled', String(isLocked || above() === undefined));
    for (const { minor, button } of quickButtons) {
      button.setAttribute('aria-pressed', String(minor === chosen));
      button.setAttribute('aria-disabled', String(isLocked));
    }
  }
  function choose(minor: number | undefined): void {
    if (isLocked || minor === undefined || minor === chosen) return;
    chosen = minor;
    update();
    onChange();
  }
  const step = (label: string, next: () => number | undefined, ...paths: string[]) => {
    const button = element('button', { type: 'button', class: 'step', 'aria-label': label }, icon(...paths));
    button.addEventListener('click', () => choose(next()));
    return button;
  };
  const lower = step(text('games.reels.bet_lower'), below, 'M5 12h14');
  const raise = step(text('games.reels.bet_raise'), above, 'M5 12h14', 'M12 5v14');
  for (const { minor, button } of quickButtons) button.addEventListener('click', () => choose(minor));
  update();

  return {
    stepper: element('div', { class: 'stepper', role: 'group', 'aria-label': text('games.crash.panel', { number }) }, lower, shown, raise),
    quick: element('div', { class: 'quick' }, ...quickButtons.map(({ button }) => button)),
    get minor() {
      return chosen;
    },
    lock(locked: boolean) {
      if (locked === isLocked) return;
      isLocked = locked;
      update();
    },
  };
}

/** The switch and the field of the automatic cash-out. */
function createAuto({ number, texts: { text }, formats }: PanelOptions, onChange: () => void) {
  let multiple: Hundredths = startMultiples[number];
  let isOn = false;
  let isLocked = false;
  const id = `auto-${number}`;
  const toggle = element('button', { type: 'button', class: 'switch', role: 'switch', 'aria-labelledby': id });
  const field = element('input', { class: 'multiple', inputmode: 'decimal', autocomplete: 'off', 'aria-labelledby': id });

  function update(): void {
    toggle.setAttribute('aria-checked', String(isOn));
    toggle.setAttribute('aria-disabled', String(isLocked));
    field.value = formats.times(multiple);
    field.disabled = !isOn || isLocked;
  }
  toggle.addEventListener('click', () => {
    if (isLocked) return;
    isOn = !isOn;
    update();
    onChange();
  });
  field.addEventListener('focus', () => field.select());
  field.addEventListener('change', () => {
    multiple = Math.min(crashTop, Math.max(crashLowest, parseMultiple(field.value) ?? multiple));
    update();
    onChange();
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') field.blur();
  });
  update();

  return {
    parts: [toggle, element('span', { id, class: 'auto-label' }, text('games.crash.auto')), field],
    get cashOut() {
      return isOn ? multiple : null;
    },
    lock(locked: boolean) {
      if (locked === isLocked) return;
      isLocked = locked;
      update();
    },
  };
}

/** The controls of one bet: its amount, its automatic cash-out, and the large button. */
export function createBetPanel(options: PanelOptions, { onMain, onChange }: PanelHandlers): BetPanel {
  const { number, texts, formats } = options;
  const amount = createAmount(options, onChange);
  const auto = createAuto(options, onChange);
  const lines = [element('span', { class: 'main-label' }), element('strong', { class: 'main-amount' }), element('small', { class: 'main-detail' })];
  const main = element('button', { type: 'button', class: 'main' }, ...lines);
  const line = element('span', { class: 'panel-line' });
  main.addEventListener('click', onMain);
  // A held Enter key clicks a button repeatedly, but every bet needs its own press.
  main.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  const root = element(
    'section',
    { class: 'bet-panel', 'data-panel': String(number), 'aria-label': texts.text('games.crash.panel', { number }) },
    amount.stepper,
    amount.quick,
    main,
    element('div', { class: 'auto' }, ...auto.parts, line),
  );

  return {
    root,
    get amountMinor() {
      return amount.minor;
    },
    get autoCashOut() {
      return auto.cashOut;
    },
    show(view) {
      const { button } = view;
      amount.lock(view.isLocked);
      auto.lock(view.isLocked);
      root.dataset['locked'] = String(view.isLocked);
      root.dataset['kind'] = button.kind;
      for (const [index, shown] of linesOf(button, amount.minor, texts, formats).entries()) write(lines[index] ?? main, shown);
      main.classList.toggle('main-action', mainKinds.has(button.kind));
      // Not `disabled`: the button a player just pressed must keep the focus.
      main.setAttribute('aria-disabled', String(button.isOff));
      write(line, lineText(view.line, texts, formats));
    },
  };
}
