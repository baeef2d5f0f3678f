import type { VideoPokerRules } from '@playfront/game-math';
import type { SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { payMinor, payTextOf } from './video-poker.rules.ts';

export type PayTable = {
  readonly root: HTMLElement;
  /** Shows the amounts for a stake. */
  setStake(stakeMinor: number): void;
  /** Lights the rows that these hands reach; a number shows how many of several hands do. `isFinal`: they pay. */
  light(pays: readonly (string | null)[], isFinal: boolean): void;
};

/** What each hand returns for the chosen bet. */
export function createPayTable({ pays }: VideoPokerRules, { texts: { text }, format }: Pick<SceneTools, 'texts' | 'format'>): PayTable {
  const rows = pays.map((pay) => {
    const [count, amount] = [element('i', {}), element('b', {})];
    return { pay, count, amount, root: element('li', {}, element('span', {}, text(payTextOf(pay.id))), count, amount) };
  });
  return {
    root: element('ol', { class: 'vp-pays', 'aria-label': text('games.rules.pays') }, ...rows.map(({ root }) => root)),
    setStake(stakeMinor) {
      for (const { pay, amount } of rows) amount.replaceChildren(format(payMinor(pay, stakeMinor)));
    },
    light(reached, isFinal) {
      for (const { pay, count, root } of rows) {
        const hands = reached.filter((id) => id === pay.id).length;
        count.replaceChildren(reached.length > 1 && hands > 0 ? `× ${hands}` : '');
        root.dataset['lit'] = hands === 0 ? 'none' : isFinal ? 'paid' : 'dealt';
      }
    },
  };
}
