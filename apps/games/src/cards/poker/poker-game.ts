import type { Card } from '@playfront/game-math';
import type { BetRound } from '../../bets/bet-round.ts';
import type { Scene } from '../../bets/scene.ts';
import type { TextId } from '../../frame/texts.ts';
import type { Decision } from '../decisions.ts';
import type { TableHand } from '../table-hand.ts';
import type { PokerCards } from './deal.rules.ts';

/** A stake with what it returned. */
export type Staked = { readonly stakeMinor: number; readonly returnMinor: number };

/** A table of poker as the view of a round describes it. Amounts are in minor units. */
export type PokerRound = {
  readonly cards: PokerCards;
  /** The name of the player's hand, and of the dealer's once it is known. */
  readonly hand: string;
  /** The cards that make the player's hand, if it is more than a high card. */
  readonly made?: readonly Card[];
  readonly dealerHand?: string;
  /** How the round ended, in words. */
  readonly outcome?: string;
  /** The stake that was added to the ante by a call. */
  readonly raise?: Staked;
  /** What the stakes on the spots returned, once the round is over. */
  readonly results: ReadonlyMap<string, Staked>;
  /** What the round returns if the hand wins as it is now. */
  readonly returnIfWonMinor: number;
};

/** A part of a table that only one game has. */
export type PokerExtra = {
  /** The hand is seen and waits for a decision. */
  show(round: BetRound, isHinted: boolean): void;
  hide(): void;
};

/** What differs between the games of poker against the dealer. */
export type PokerGame = {
  readonly id: string;
  readonly spots: readonly { readonly id: string; readonly name: TextId; readonly pays: string }[];
  /** The name of the stake that a call adds. */
  readonly raiseName: TextId;
  /** Places for community cards. */
  readonly boardSize: number;
  /** How many of the dealer's cards lie open from the start. */
  readonly openCards: number;
  /** Which hand the dealer needs. */
  readonly felt: TextId;
  /** Whether these spots are enough for a round. */
  canPlay(spots: readonly string[]): boolean;
  /** Reads a round. Throws if its view is not one of this game. */
  read(round: BetRound): PokerRound;
  decisions(round: BetRound, isHinted: boolean): readonly Decision[];
  /** `update` draws the decisions again. */
  createExtra?(player: TableHand, update: () => void): PokerExtra;
  readonly rules: Scene['rules'];
};
