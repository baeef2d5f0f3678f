import type { Bet, GameModel } from '@playfront/game-math';
import type { GameState } from '../frame/game-api.ts';
import type { Rules } from '../frame/rules-sheet.ts';
import type { Sound } from '../frame/sound.ts';
import type { TextId, Texts } from '../frame/texts.ts';
import type { BetRound } from './bet-round.ts';

export type { PayRow } from '../frame/rules-sheet.ts';

/** What the page gives to a scene. Amounts are in minor units. */
export type SceneTools = {
  readonly model: GameModel;
  readonly state: GameState;
  readonly texts: Texts;
  readonly sound: Sound;
  readonly pageUrl: string;
  format(minor: number): string;
  /** A return in stakes, such as "2.5x". */
  times(stakes: number): string;
  isMotionReduced(): boolean;
  /** The amount that the player has chosen: of a chip, or of the bet. */
  stakeMinor(): number;
  readonly minBetMinor: number;
  readonly maxStakeMinor: number;
  /** The bets of the scene have changed: the page shows their total and what they can return. */
  changed(): void;
  /** Starts a round with the bets of the scene, as the large button does: for a scene in which a tap on a target is the bet. */
  play(): void;
  /** Makes a move in the open round. Returns false if no round waits for one. */
  move(move: string): boolean;
};

/** The large button while a round waits for the player. */
export type OpenAction = {
  /** Undefined while no move belongs to the button. */
  readonly move?: string;
  readonly label: string;
  /** What it means, such as the net result. */
  readonly detail?: string;
};

/** One game on the page: its play area, its bets, and how a round is shown. */
export type Scene = {
  /** `table`: chips on spots, with the controls below. `panel`: one amount, with the controls beside the play area on wide screens. */
  readonly layout: 'table' | 'panel';
  readonly root: HTMLElement;
  /** Beside the name of the game, such as the last results. */
  readonly head?: HTMLElement;
  /** Settings and further buttons for the controls, such as the number of mines. */
  readonly options?: HTMLElement;
  /** The text of the large button, with the total `amount`. */
  readonly playText: TextId;
  /** The bets as they are now set; none if there is nothing to play. */
  bets(): readonly Bet[];
  /** The player has chosen another amount. */
  stakeChanged?(): void;
  /** While a round runs, bets and settings cannot be changed. `canMove`: it waits for a move of the player. */
  lock(isLocked: boolean, canMove: boolean): void;
  /** The bets have been sent: the wheel starts, the last result is cleared. */
  start(): void;
  /**
   * Shows what the server drew, and resolves once the player has seen it. `isResumed`: the round was started before this page, so nothing moves.
   * Throws if it cannot read the view of the round.
   */
  show(round: BetRound, isResumed: boolean): Promise<void>;
  /** There is no round: everything is as before `start`. */
  abandon(): void;
  /** The large button while the round is open. */
  openAction?(round: BetRound): OpenAction;
  readonly rules: Rules;
};

/** Creates the scene of a model; `undefined` for a model that this engine does not have. */
export type CreateScene = (tools: SceneTools) => Scene;
