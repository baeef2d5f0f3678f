import { element, icon } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import type { Scene } from './scene.ts';

/** The large button. `off`: nothing can be started now. */
export type MainButton = { readonly label: string; readonly detail?: string; readonly isOff: boolean };

export type Panel = {
  readonly root: HTMLElement;
  readonly main: HTMLButtonElement;
  showBalance(text: string): void;
  /** The chosen amount, of those offered. */
  showStake(index: number): void;
  showMain(button: MainButton): void;
  /** The large button keeps its text, but cannot be pressed. */
  turnOffMain(): void;
  /** The line above the large button: the last result, or what the bets can return. `kind` sets the style of the amount. */
  showLine(label: string, amount: string, kind: 'none' | 'returned' | 'win'): void;
  showSound(isOn: boolean): void;
  /** Fills the button during the minimum time between rounds. */
  showWait(waitMs: number): void;
  lock(isLocked: boolean): void;
};

export type PanelHandlers = { onMain(): void; onStake(index: number): void; onSound(): void; onRules(): void };

/** `amounts`: the offered amounts as texts, lowest first; `chips`: the same, short enough for a chip. */
export type PanelOptions = { readonly layout: Scene['layout']; readonly amounts: readonly string[]; readonly chips: readonly string[] };

/** The controls of a game with bets: amount or chips, the settings of the scene, the large button, balance, sound and rules. */
export function createPanel({ text }: Texts, { layout, amounts, chips }: PanelOptions, { onMain, onStake, onSound, onRules }: PanelHandlers): Panel {
  const stake =
    layout === 'table' ? createChipChoice(text('games.bets.chip_value'), amounts, chips, onStake) : createStepper({ text }, amounts, onStake);
  const wait = element('i', { class: 'main-wait' });
  const label = element('span', { class: 'main-label' });
  const detail = element('span', { class: 'main-detail' });
  const main = element('button', { type: 'button', class: 'main button-main' }, wait, label, detail);
  const lineLabel = element('span', { class: 'label' });
  const lineAmount = element('span', { class: 'amount' });
  const line = element('div', { class: 'panel-line' }, lineLabel, lineAmount);
  const balance = element('span', { class: 'amount' });
  const soundIcon = element('span', { class: 'tool-icon' });
  const sound = element('button', { class: 'tool', type: 'button', 'aria-label': text('games.reels.sound') }, soundIcon);
  const rules = element(
    'button',
    { class: 'tool', type: 'button', 'aria-haspopup': 'dialog', 'aria-label': text('games.reels.rules') },
    icon('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18', 'M12 8h.01', 'M11 12h1v4h1'),
  );
  const settings = element('div', { class: 'panel-settings' }, stake.root);
  const balanceField = element('div', { class: 'field' }, element('span', { class: 'label' }, text('games.reels.balance')), balance);
  const foot = element('div', { class: 'panel-foot' }, balanceField, element('div', { class: 'tools' }, sound, rules));

  main.addEventListener('click', onMain);
  // A held Enter key clicks a button repeatedly, but every round needs its own press.
  main.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  sound.addEventListener('click', onSound);
  rules.addEventListener('click', onRules);

  return {
    root: element('section', { class: 'panel', 'aria-label': text('games.bets.controls') }, settings, line, main, foot),
    main,
    showBalance: (amount) => balance.replaceChildren(amount),
    showStake: (index) => stake.show(index),
    showMain(button) {
      label.replaceChildren(button.label);
      detail.replaceChildren(button.detail ?? '');
      // Not `disabled`: the button a player just pressed must keep the focus.
      main.setAttribute('aria-disabled', String(button.isOff));
    },
    turnOffMain: () => main.setAttribute('aria-disabled', 'true'),
    showLine(name, amount, kind) {
      lineLabel.replaceChildren(name);
      lineAmount.replaceChildren(amount);
      line.dataset['kind'] = kind;
    },
    showSound(isOn) {
      sound.setAttribute('aria-pressed', String(isOn));
      const speaker =
        'M6 15H3.500a.5.500 0 0 1-.500-.500v-5a.5.500 0 0 1 .500-.500H6l4.200-3.700a.5.500 0 0 1 .800.400v12.600a.5.500 0 0 1-.800.400L6 15';
      soundIcon.replaceChildren(isOn ? icon(speaker, 'M15 9.500a4 4 0 0 1 0 5', 'M18 7a8 8 0 0 1 0 10') : icon(speaker, 'M16 10l5 5m0-5l-5 5'));
    },
    showWait(waitMs) {
      if (waitMs > 0) wait.animate({ transform: ['scaleX(0)', 'scaleX(1)'], opacity: [1, 1] }, { duration: waitMs });
    },
    lock(isLocked) {
      settings.dataset['locked'] = String(isLocked);
      stake.lock(isLocked);
    },
  };
}

type StakeChoice = { readonly root: HTMLElement; show(index: number): void; lock(isLocked: boolean): void };

/** One chip for each amount. */
function createChipChoice(name: string, amounts: readonly string[], chips: readonly string[], onStake: (index: number) => void): StakeChoice {
  const buttons = amounts.map((amount, index) => {
    const button = element(
      'button',
      { type: 'button', class: `chip chip-${index % 6}`, 'aria-label': amount },
      element('span', {}, chips[index] ?? amount),
    );
    button.addEventListener('click', () => onStake(index));
    return button;
  });
  return {
    root: element('div', { class: 'chip-choice', role: 'group', 'aria-label': name }, ...buttons),
    show: (chosen) => {
      for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', String(index === chosen));
      // A chip behind the edge of a narrow screen is scrolled into view.
      buttons[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    lock() {
      // Another chip may be chosen for the next round while one runs.
    },
  };
}

/** The amount with a lower and a raise button. */
function createStepper({ text }: Pick<Texts, 'text'>, amounts: readonly string[], onStake: (index: number) => void): StakeChoice {
  let chosen = 0;
  let isLocked = false;
  const amount = element('output', { class: 'amount' });
  const step = (label: string, change: -1 | 1, ...paths: string[]) => {
    const button = element('button', { type: 'button', class: 'step', 'aria-label': label }, icon(...paths));
    button.addEventListener('click', () => {
      if (!isLocked && amounts[chosen + change] !== undefined) onStake(chosen + change);
    });
    return button;
  };
  const lower = step(text('games.reels.bet_lower'), -1, 'M5 12h14');
  const raise = step(text('games.reels.bet_raise'), 1, 'M5 12h14', 'M12 5v14');
  const update = () => {
    lower.setAttribute('aria-disabled', String(isLocked || chosen === 0));
    raise.setAttribute('aria-disabled', String(isLocked || chosen === amounts.length - 1));
  };
  return {
    root: element('div', { class: 'stepper', role: 'group', 'aria-label': text('games.reels.bet') }, lower, amount, raise),
    show(index) {
      chosen = index;
      amount.replaceChildren(amounts[index] ?? '');
      update();
    },
    lock(locked) {
      isLocked = locked;
      update();
    },
  };
}
