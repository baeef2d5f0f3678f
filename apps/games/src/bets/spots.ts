import { formatNumber, money, toDecimal } from '@playfront/money';
import { readBets, startIndex } from '../frame/bet-steps.ts';
import { element } from '../frame/element.ts';
import { createChips, type ChipTable } from './chips.ts';
import type { SceneTools } from './scene.ts';

/** A place of the table on which chips can be placed. */
export type Spot = {
  /** Id of the spot in the rules of the game. */
  readonly id: string;
  /** Its name for screen readers, such as "Split 20 and 23". */
  readonly name: string;
  /** What it pays, as text. */
  readonly pays: string;
  readonly classes: string;
  readonly content?: readonly (Node | string)[];
  readonly style?: string;
};

export type Spots = {
  readonly chips: ChipTable;
  /** The button of each spot, in the order given. */
  readonly buttons: ReadonlyMap<string, HTMLButtonElement>;
  /** Lights the spots with bets that returned more than their stake, and dims those that lost; a stake that came back is neither. */
  showWins(wins: ReadonlyMap<string, number>): void;
  clearWins(): void;
  /** Draws all chips again, after bets were changed by something else than these spots. */
  lock(isLocked: boolean): void;
};

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest button in a direction; sideways distance counts three times. */
function neighbourOf(button: HTMLElement, all: readonly HTMLButtonElement[], [x, y]: readonly [number, number]): HTMLButtonElement | undefined {
  const centreOf = (one: HTMLElement) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const from = centreOf(button);
  const distances = all.flatMap((other) => {
    const to = centreOf(other);
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    return other !== button && !other.hidden && ahead > 1 ? [{ other, distance: ahead + 3 * aside }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.other;
}

/** A short amount for a chip: no currency, no trailing zeros. */
export function chipText(minor: number, { state, texts }: Pick<SceneTools, 'state' | 'texts'>): string {
  const whole = Number(toDecimal(money(minor, state.currency)));
  return formatNumber(whole, texts.languageTag, { maximumFractionDigits: whole < 10 ? 2 : 0 });
}

/** The class that colours a stake as the largest chip it holds. */
export function chipClass(minor: number, { state: { bets, currency } }: Pick<SceneTools, 'state'>): string {
  return `chip-${startIndex(readBets(bets, currency) ?? [], money(minor, currency)) % 6}`;
}

/**
 * Buttons on which chips are placed: a press adds the chosen chip; Delete, Backspace or a right click removes the bet. The arrow keys go from spot to
 * spot, so that Tab passes the table in one step.
 */
export function createSpots(tools: SceneTools, spots: readonly Spot[]): Spots {
  const { texts, format } = tools;
  const buttons = new Map(
    spots.map(({ id, classes, content = [], style }) => {
      const button = element('button', { type: 'button', class: `spot ${classes}`, 'data-spot': id, tabindex: '-1' }, ...content);
      if (style) button.style.cssText = style;
      return [id, button] as const;
    }),
  );
  const all = [...buttons.values()];
  all[0]?.setAttribute('tabindex', '0');
  const chips = createChips(tools, draw);

  function draw(): void {
    for (const { id, name, pays } of spots) {
      const button = buttons.get(id);
      if (!button) continue;
      const amount = chips.amountOn(id);
      button.querySelector('.stack')?.remove();
      if (amount > 0) button.append(element('span', { class: `stack ${chipClass(amount, tools)}`, 'aria-hidden': 'true' }, chipText(amount, tools)));
      const label =
        amount > 0
          ? texts.text('games.bets.spot_with_stake', { bet: name, pays, stake: format(amount) })
          : texts.text('games.bets.spot', { bet: name, pays });
      button.setAttribute('aria-label', label);
    }
  }

  function moveFocus(from: HTMLButtonElement, to: HTMLButtonElement | undefined): void {
    if (!to) return;
    from.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus();
  }

  for (const [id, button] of buttons) {
    button.addEventListener('click', () => chips.place([{ spot: id }]));
    button.addEventListener('focus', () => {
      for (const other of all) other.setAttribute('tabindex', other === button ? '0' : '-1');
    });
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      chips.remove(id);
    });
    button.addEventListener('keydown', (event) => {
      const direction = arrows[event.key];
      if (direction) {
        event.preventDefault();
        moveFocus(button, neighbourOf(button, all, direction));
      } else if (event.key === 'Delete' || event.key === 'Backspace') chips.remove(id);
    });
  }
  draw();

  return {
    chips,
    buttons,
    showWins(wins) {
      for (const [id, button] of buttons) {
        const [stake, win] = [chips.amountOn(id), wins.get(id) ?? 0];
        button.dataset['result'] = win > stake ? 'won' : win > 0 ? 'returned' : stake > 0 ? 'lost' : 'none';
      }
    },
    clearWins() {
      for (const button of all) delete button.dataset['result'];
    },
    lock: (isLocked) => chips.lock(isLocked),
  };
}
