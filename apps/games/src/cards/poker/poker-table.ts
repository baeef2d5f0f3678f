import type { SceneTools } from '../../bets/scene.ts';
import type { Spots } from '../../bets/spots.ts';
import { element } from '../../frame/element.ts';
import { createChipMark } from '../chip-mark.ts';
import type { DealStep } from '../dealing.ts';
import type { DealRun } from '../deal-run.ts';
import { createTableHand, type TableHand } from '../table-hand.ts';
import { pokerSteps, resultOf, type PokerCards, type PokerZone } from './deal.rules.ts';
import type { PokerGame, PokerRound, Staked } from './poker-game.ts';

export type PokerTable = {
  readonly elements: readonly HTMLElement[];
  readonly player: TableHand;
  /** Deals what has changed since `before`, and resolves once the player has seen it. */
  deal(before: PokerCards | undefined, after: PokerCards, run: DealRun): Promise<void>;
  /** Lays all cards at once. */
  lay(cards: PokerCards): void;
  /** Shows names, stakes and results as they are now. */
  settle(round: PokerRound, isOver: boolean): void;
  /** The line of the felt; undefined for the rule that is printed there. */
  say(text: string | undefined, isOutcome?: boolean): void;
  clear(): void;
};

/** Dealer, community cards, the player's hand and the spots. */
export function createPokerTable(tools: SceneTools, game: PokerGame, spots: Spots): PokerTable {
  const { texts, format } = tools;
  const { text } = texts;
  const hands: Record<PokerZone, TableHand> = {
    player: createTableHand(texts, { isSpread: true }),
    board: createTableHand(texts, { isSpread: true }),
    dealer: createTableHand(texts, { isSpread: true }),
  };
  const line = element('p', { class: 'poker-line' });
  const results = new Map(game.spots.map(({ id }) => [id, element('span', { class: 'spot-result' })]));
  const raiseStake = element('span', { class: 'raise-stake' });
  const raiseResult = element('span', { class: 'spot-result' });
  const raiseRing = element('span', { class: 'spot-ring' }, raiseStake);
  const raise = element('div', { class: 'raise' }, raiseRing, element('span', { class: 'spot-name' }, text(game.raiseName)));
  const place = (content: HTMLElement, result: HTMLElement) => element('div', { class: 'poker-place' }, content, result);
  const places = game.spots.map(({ id }) => place(spots.buttons.get(id) ?? element('button'), results.get(id) ?? element('span')));
  const row = element('div', { class: 'poker-spots' }, ...places.toSpliced(1, 0, place(raise, raiseResult)));
  const board = element('div', { class: 'poker-board', role: 'group', 'aria-label': text('games.holdem.board') }, hands.board.root);
  for (let index = 0; index < game.boardSize; index++) board.append(element('i', { class: 'card-place' }));
  const zone = (name: string, ...content: HTMLElement[]) => element('div', { class: name }, ...content);

  function showResult(result: HTMLElement, staked: Staked | undefined): void {
    if (!staked || staked.stakeMinor === 0) {
      result.replaceChildren();
      delete result.dataset['result'];
      return;
    }
    const { stakeMinor, returnMinor } = staked;
    const kind = resultOf(stakeMinor, returnMinor);
    result.dataset['result'] = kind;
    const name = text('games.poker.result', { result: kind });
    result.replaceChildren(...(returnMinor > 0 ? [element('b', {}, format(returnMinor)), ' '] : []), name);
  }
  function showRaise(staked: Staked | undefined, isOver: boolean): void {
    raise.dataset['result'] = staked && isOver ? resultOf(staked.stakeMinor, staked.returnMinor) : 'none';
    raiseStake.replaceChildren(...(staked ? [createChipMark(staked.stakeMinor, tools)] : []));
    showResult(raiseResult, isOver ? staked : undefined);
  }

  return {
    elements: [
      zone('poker-dealer', element('p', { class: 'zone-name' }, text('games.cards.dealer')), hands.dealer.root),
      ...(game.boardSize > 0 ? [board] : []),
      line,
      zone('poker-player', hands.player.root),
      row,
    ],
    player: hands.player,
    async deal(before, after, run) {
      const steps = pokerSteps(before, after, game.openCards).flatMap(({ kind, zone: name, index, card }): DealStep[] => {
        const hand = hands[name];
        const turned = kind === 'turn' ? hand.cards[index] : undefined;
        if (turned) return card ? [{ kind: 'turn', card: turned, face: card }] : [];
        const made = kind === 'replace' && card ? hand.replace(index, card) : hand.add(card);
        return made ? [{ kind: 'deal', card: made }] : [];
      });
      if (before && steps.length > 0) hands.player.showBadge('');
      await run.run(steps, false, () => undefined);
    },
    lay(cards) {
      for (const name of ['player', 'board', 'dealer'] as const) {
        hands[name].clear();
        for (const card of cards[name]) hands[name].add(card);
      }
    },
    settle(round, isOver) {
      hands.player.showBadge(round.hand, !isOver);
      for (const { root } of [...hands.player.cards, ...hands.board.cards])
        root.dataset['made'] = String(round.made?.some((card) => card === root.dataset['card']) ?? false);
      hands.dealer.showBadge(round.dealerHand ?? '');
      showRaise(round.raise, isOver);
      for (const [id, result] of results) showResult(result, isOver ? round.results.get(id) : undefined);
    },
    say(said, isOutcome = false) {
      line.replaceChildren(said ?? text(game.felt));
      line.dataset['outcome'] = String(isOutcome);
    },
    clear() {
      for (const hand of Object.values(hands)) hand.clear();
      showRaise(undefined, false);
      for (const result of results.values()) showResult(result, undefined);
    },
  };
}
