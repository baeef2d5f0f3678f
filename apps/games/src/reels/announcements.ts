import type { Money } from '@playfront/money';
import { element } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import { freeSpinCount, type Round, type Spin, type Step } from './round.ts';
import { hasWays, type SlotModel } from './slot-model.ts';

export type Announcements = {
  /** Over the reels: free spins or a jackpot that were just won. */
  readonly announcement: HTMLElement;
  /** Label on the frame: the number of this free spin. */
  readonly counter: HTMLElement;
  /** Label on the frame: the number of ways of this spin. */
  readonly ways: HTMLElement;
  /** Both return the text for screen readers. */
  announceFreeSpins(count: number): string;
  announceJackpot(won: Money): string;
  /** Shows the number of this free spin, and the multiplier of a window of it. */
  count(round: Round, spinIndex: number, step: Step | undefined): void;
  showWays(spin: Spin): void;
};

/** The labels of a round on and over the reels. */
export function createAnnouncements(model: SlotModel, { text }: Texts, format: (amount: Money) => string): Announcements {
  const announcement = element('div', { class: 'announcement', hidden: '' });
  const counter = element('div', { class: 'plate plate-free', hidden: '' });
  const ways = element('div', { class: 'plate plate-ways', hidden: '' });
  const fixedMultiplier = hasWays(model) ? undefined : (model.freeSpins?.multiplier ?? 1);

  return {
    announcement,
    counter,
    ways,
    announceFreeSpins(count) {
      const won = text('games.reels.free_spins.won', { count });
      const multiplier =
        fixedMultiplier === undefined
          ? text('games.reels.free_spins.rising')
          : text('games.reels.free_spins.multiplier', { multiplier: fixedMultiplier });
      announcement.replaceChildren(element('b', {}, won), element('span', {}, multiplier));
      announcement.hidden = false;
      return won;
    },
    announceJackpot(won) {
      announcement.replaceChildren(element('b', {}, text('games.reels.jackpot')), element('b', {}, format(won)));
      announcement.hidden = false;
      return `${text('games.reels.jackpot')}: ${format(won)}`;
    },
    count(round, spinIndex, step) {
      const { spin, total } = freeSpinCount(round, spinIndex - 1);
      counter.replaceChildren(
        element('span', {}, text('games.reels.free_spins.counter', { spin: spin + 1, total })),
        element('b', {}, `×${fixedMultiplier ?? step?.multiplier ?? 1}`),
      );
      counter.hidden = false;
    },
    showWays(spin) {
      ways.hidden = spin.ways === undefined;
      if (spin.ways !== undefined) ways.replaceChildren(text('games.reels.ways', { count: spin.ways }));
    },
  };
}
