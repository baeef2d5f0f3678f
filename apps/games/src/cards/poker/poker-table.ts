import type { SceneTools } from '../../bets/scene.ts';
import type { Spots } from '../../bets/spots.ts';
import { element } from '../../frame/element.ts';
import { createChipMark } from '../chip-mark.ts';
import type { DealStep } from '../dealing.ts';
import type { HandTable } from '../hand-scene.ts';
import { createTableHand, type TableHand } from '../table-hand.ts';
import { pokerSteps, resultOf, type PokerZone } from './deal.rules.ts';
import type { PokerGame, PokerRound, Staked } from './poker-game.ts';

/** A place for a stake with its result below it. */
function createPlace(content: HTMLElement, { texts: { text }, format }: SceneTools) {
  const result = element('span', { class: 'spot-result' });
  return {
    root: element('div', { class: 'poker-place' }, content, result),
    /** Without a stake it shows none. */
    show(staked: Staked | undefined): void {
      if (!staked || staked.stakeMinor === 0) {
        result.replaceChildren();
        delete result.dataset['result'];
        return;
      }
      const { stakeMinor, returnMinor } = staked;
      const kind = resultOf(stakeMinor, returnMinor);
      result.dataset['result'] = kind;
      const name = element('span', {}, text('games.poker.result', { result: kind }));
      result.replaceChildren(...(returnMinor > 0 ? [element('b', {}, format(returnMinor)), ' '] : []), name);
    },
  };
}

/** The place of the stake that a call adds; it is no spot, as chips are not placed there by hand. */
function createRaise(game: PokerGame, tools: SceneTools) {
  const ring = element('span', { class: 'spot-ring' });
  const content = element('div', { class: 'raise' }, ring, element('span', { class: 'spot-name' }, tools.texts.text(game.raiseName)));
  const place = createPlace(content, tools);
  return {
    root: place.root,
    show(staked: Staked | undefined, isOver: boolean): void {
      content.dataset['result'] = staked && isOver ? resultOf(staked.stakeMinor, staked.returnMinor) : 'none';
      ring.replaceChildren(...(staked ? [createChipMark(staked.stakeMinor, tools)] : []));
      place.show(isOver ? staked : undefined);
    },
  };
}

/** Dealer, community cards, the player's hand and the spots. `update` draws the decisions again. */
export function createPokerTable(tools: SceneTools, game: PokerGame, spots: Spots, update: () => void): HandTable<PokerRound> {
  const { texts } = tools;
  const { text } = texts;
  const hands: Record<PokerZone, TableHand> = {
    player: createTableHand(texts, { isSpread: true }),
    board: createTableHand(texts, { isSpread: true }),
    dealer: createTableHand(texts, { isSpread: true }),
  };
  const extra = game.createExtra?.(hands.player, update);
  const line = element('p', { class: 'poker-line' });
  const places = new Map(game.spots.map(({ id }) => [id, createPlace(spots.buttons.get(id) ?? element('button'), tools)]));
  const raise = createRaise(game, tools);
  const row = element('div', { class: 'poker-spots' }, ...[...places.values()].map(({ root }) => root).toSpliced(1, 0, raise.root));
  const board = element('div', { class: 'poker-board', role: 'group', 'aria-label': text('games.holdem.board') }, hands.board.root);
  for (let index = 0; index < game.boardSize; index++) board.append(element('i', { class: 'card-place' }));
  const dealer = element('div', { class: 'poker-dealer' }, element('p', { class: 'zone-name' }, text('games.cards.dealer')), hands.dealer.root);
  const player = element('div', { class: 'poker-player' }, hands.player.root);

  /** The line of the felt: how the round ended, or else the rule that is printed there. */
  function say(outcome: string | undefined, printed = text(game.felt)): void {
    line.replaceChildren(outcome ?? printed);
    line.dataset['outcome'] = String(outcome !== undefined);
  }
  function showResults({ results, raise: raised }: Pick<PokerRound, 'results' | 'raise'>, isOver: boolean): void {
    raise.show(raised, isOver);
    for (const [id, place] of places) place.show(isOver ? results.get(id) : undefined);
    const won = [...results].filter(([, { stakeMinor, returnMinor }]) => returnMinor > stakeMinor);
    if (isOver) spots.showWins(new Map(won.map(([id, { returnMinor }]) => [id, returnMinor])));
  }

  return {
    elements: [dealer, ...(game.boardSize > 0 ? [board] : []), line, player, row],
    async deal(before, { view: { cards } }, run) {
      const steps = pokerSteps(before?.cards, cards, game.openCards).flatMap(({ kind, zone, index, card }): DealStep[] => {
        const hand = hands[zone];
        const turned = kind === 'turn' ? hand.cards[index] : undefined;
        if (turned) return card ? [{ kind: 'turn', card: turned, face: card }] : [];
        const made = kind === 'replace' && card ? hand.replace(index, card) : hand.add(card);
        return made ? [{ kind: 'deal', card: made }] : [];
      });
      if (before && steps.length > 0) hands.player.showBadge('');
      await run.run(steps);
    },
    lay({ view: { cards } }) {
      for (const zone of ['player', 'board', 'dealer'] as const) {
        hands[zone].clear();
        for (const card of cards[zone]) hands[zone].add(card);
      }
    },
    settle({ view, round: { isOpen, stakeMinor, winMinor } }) {
      hands.player.showBadge(view.hand, isOpen);
      hands.dealer.showBadge(view.dealerHand ?? '');
      for (const { root } of [...hands.player.cards, ...hands.board.cards])
        root.dataset['made'] = String(view.made?.some((card) => card === root.dataset['card']) ?? false);
      player.dataset['result'] = isOpen ? 'none' : resultOf(stakeMinor, winMinor);
      showResults(view, !isOpen);
      say(view.outcome);
    },
    clear() {
      for (const hand of Object.values(hands)) hand.clear();
      player.dataset['result'] = 'none';
      showResults({ results: new Map() }, false);
      say(undefined);
    },
    showPlaced: (placed) => say(undefined, placed.length > 0 && !game.canPlay(placed) ? text('games.poker.needs_ante') : undefined),
    showTurn(hand, isHinted) {
      if (hand) extra?.show(hand.round, isHinted);
      else extra?.hide();
    },
  };
}
