import type { Card } from '@playfront/game-math';

/** The cards of a poker table as the player sees them. */
export type PokerCards = {
  readonly player: readonly Card[];
  /** Community cards. */
  readonly board: readonly Card[];
  /** A card that lies face down is undefined. */
  readonly dealer: readonly (Card | undefined)[];
};

export type PokerZone = keyof PokerCards;

/** A card that has become visible. `replace`: it lies where another one lay. */
export type PokerStep = {
  readonly kind: 'deal' | 'turn' | 'replace';
  readonly zone: PokerZone;
  readonly index: number;
  readonly card: Card | undefined;
};

/** The first cards: one each in turn, then the community cards. The dealer's lie face down, except the first `openCards`. */
function firstSteps({ player, dealer, board }: PokerCards, openCards: number): PokerStep[] {
  const rounds = Math.max(player.length, dealer.length);
  const hands = Array.from({ length: rounds }, (_, index): PokerStep[] => [
    ...(index < player.length ? [{ kind: 'deal', zone: 'player', index, card: player[index] } as const] : []),
    ...(index < dealer.length ? [{ kind: 'deal', zone: 'dealer', index, card: index < openCards ? dealer[index] : undefined } as const] : []),
  ]);
  return [...hands.flat(), ...board.map((card, index): PokerStep => ({ kind: 'deal', zone: 'board', index, card }))];
}

/** What has changed on the table, in the order of dealing: the dealer's cards are turned last. */
export function pokerSteps(before: PokerCards | undefined, after: PokerCards, openCards: number): readonly PokerStep[] {
  const first = before ? [] : firstSteps(after, openCards);
  const known: PokerCards = before ?? { ...after, dealer: after.dealer.map((card, index) => (index < openCards ? card : undefined)) };
  const own = (['player', 'board'] as const).flatMap((zone) =>
    after[zone].flatMap((card, index): PokerStep[] => {
      const earlier = known[zone][index];
      return card === earlier ? [] : [{ kind: earlier ? 'replace' : 'deal', zone, index, card }];
    }),
  );
  const turned = after.dealer.flatMap((card, index): PokerStep[] =>
    card && !known.dealer[index] ? [{ kind: 'turn', zone: 'dealer', index, card }] : [],
  );
  return [...first, ...own, ...turned];
}

/** The name of a result: what a stake returned. */
export function resultOf(stakeMinor: number, returnMinor: number): 'lost' | 'push' | 'won' {
  return returnMinor > stakeMinor ? 'won' : returnMinor === stakeMinor ? 'push' : 'lost';
}
