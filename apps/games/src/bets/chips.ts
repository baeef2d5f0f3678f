import type { Bet } from '@playfront/game-math';
import { element, icon } from '../frame/element.ts';
import type { TextId } from '../frame/texts.ts';
import { amountOn, cleared, doubled, noChips, placed, removed, repeated, undone, type Chips } from './chips.rules.ts';
import type { SceneTools } from './scene.ts';

/** The chips on a table. */
export type ChipTable = {
  /** Undo, clear, repeat and double. */
  readonly actions: HTMLElement;
  bets(): readonly Bet[];
  amountOn(spot: string): number;
  /** Adds the chosen chip to each of these spots, `chips` times (1 if it is missing). */
  place(spots: readonly { readonly spot: string; readonly chips?: number }[]): void;
  remove(spot: string): void;
  /** Keeps the bets of this round for "repeat". */
  remember(): void;
  /** Places the bets of a round that was started before this page. */
  resume(bets: readonly Bet[]): void;
  lock(isLocked: boolean): void;
};

const actionIcons = {
  undo: ['M9 14L4 9l5-5', 'M4 9h10a6 6 0 0 1 0 12h-3'],
  clear: ['M4 7h16', 'M9 7V4h6v3', 'M6 7l1 13h10l1-13'],
  repeat: ['M17 2l4 4-4 4', 'M3 11V9a3 3 0 0 1 3-3h15', 'M7 22l-4-4 4-4', 'M21 13v2a3 3 0 0 1-3 3H3'],
  double: ['M3 9l5 7', 'M8 9l-5 7', 'M13 10a3 3 0 0 1 6 0c0 3-6 4-6 7h6'],
} as const;
type Action = keyof typeof actionIcons;
const actionTexts = {
  undo: 'games.bets.undo',
  clear: 'games.bets.clear',
  repeat: 'games.bets.repeat',
  double: 'games.bets.double',
} as const satisfies Record<Action, TextId>;

/** `onChange` draws the chips again. After a round they stay, so that the same bets can be played again or changed. */
export function createChips({ model, maxStakeMinor, stakeMinor, changed, texts, sound }: SceneTools, onChange: () => void): ChipTable {
  const limits = { maxBets: model.maxBets, maxStakeMinor };
  let chips: Chips = noChips;
  let last: readonly Bet[] = [];
  let isLocked = false;

  const buttons = {} as Record<Action, HTMLButtonElement>;
  function act(now: Chips): void {
    if (isLocked || now === chips) return;
    chips = now;
    sound.press();
    update();
    onChange();
    changed();
  }
  const results: Record<Action, () => Chips> = {
    undo: () => undone(chips),
    clear: () => cleared(chips, limits),
    repeat: () => repeated(chips, last, limits),
    double: () => doubled(chips, limits),
  };
  function update(): void {
    const hasEarlier = chips.earlier.length > 0;
    const isPossible: Record<Action, boolean> = {
      undo: hasEarlier,
      clear: chips.bets.length > 0,
      repeat: last.length > 0,
      double: chips.bets.length > 0,
    };
    // Not `disabled`: the button a player just pressed must keep the focus.
    for (const action of Object.keys(buttons) as Action[]) buttons[action].setAttribute('aria-disabled', String(isLocked || !isPossible[action]));
  }
  for (const action of Object.keys(actionIcons) as Action[]) {
    const button = element(
      'button',
      // Narrow screens show the icon alone.
      { type: 'button', class: 'chip-action', 'aria-label': texts.text(actionTexts[action]) },
      icon(...actionIcons[action]),
      element('span', {}, texts.text(actionTexts[action])),
    );
    button.addEventListener('click', () => act(results[action]()));
    buttons[action] = button;
  }
  update();

  return {
    actions: element('div', { class: 'chip-actions', role: 'group', 'aria-label': texts.text('games.bets.chips') }, ...Object.values(buttons)),
    bets: () => chips.bets,
    amountOn: (spot) => amountOn(chips.bets, spot),
    place(spots) {
      act(
        placed(
          chips,
          spots.map(({ spot, chips: count = 1 }) => ({ spot, amountMinor: count * stakeMinor() })),
          limits,
        ),
      );
    },
    remove: (spot) => act(removed(chips, spot, limits)),
    remember() {
      last = chips.bets;
      chips = { bets: chips.bets, earlier: [] };
      update();
    },
    resume(bets) {
      chips = { bets, earlier: [] };
      last = bets;
      update();
      onChange();
    },
    lock(locked) {
      isLocked = locked;
      update();
    },
  };
}
