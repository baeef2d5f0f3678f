import { element } from '../frame/element.ts';
import type { BetRound } from './bet-round.ts';
import { totalOf } from './chips.rules.ts';
import type { Panel } from './panel.ts';
import { canStart, isMoving, openRoundOf, type Play } from './play.rules.ts';
import type { Scene, SceneTools } from './scene.ts';

/** The line of a settled round, and what screen readers announce. */
function resultOf({ winMinor }: BetRound, celebrate: boolean) {
  if (celebrate) return { kind: 'win', label: 'games.reels.win', announcement: 'games.reels.result.won' } as const;
  if (winMinor > 0) return { kind: 'returned', label: 'games.reels.returned', announcement: 'games.reels.result.returned' } as const;
  return { kind: 'none', label: 'games.reels.result.none', announcement: 'games.reels.result.none' } as const;
}

/** Shows the state of the page in the controls, and announces results to screen readers. */
export function createDisplay({ model, texts: { text }, sound, format, minBetMinor, maxStakeMinor }: SceneTools, scene: Scene, panel: Panel) {
  const announcement = element('p', { class: 'visually-hidden', role: 'status' });

  function showMain(play: Play): void {
    const open = openRoundOf(play);
    const action = open && scene.openAction?.(open);
    const bets = scene.bets();
    if (action) panel.showMain({ label: action.label, ...(action.detail && { detail: action.detail }), isOff: action.move === undefined });
    // While a move is requested and shown, the button keeps its text: a new one would reveal the result.
    else if (isMoving(play)) panel.turnOffMain();
    else if (bets.length === 0) panel.showMain({ label: text('games.bets.none'), isOff: true });
    else if (totalOf(bets) > maxStakeMinor) {
      const range = text('games.bets.limits_range', { min: format(minBetMinor), max: format(maxStakeMinor) });
      panel.showMain({ label: text('games.bets.limits'), detail: range, isOff: true });
    } else panel.showMain({ label: text(scene.playText, { amount: format(totalOf(bets)) }), isOff: !canStart(play) });
  }

  return {
    announcement,
    update(play: Play) {
      const isFree = canStart(play);
      panel.lock(!isFree);
      scene.lock(!isFree, openRoundOf(play) !== undefined);
      showMain(play);
    },
    /** What the bets can return. */
    showReturn: () => panel.showLine(text('games.bets.highest_return'), format(model.highestReturnOf(scene.bets())), 'none'),
    showResult(round: BetRound, celebrate: boolean) {
      if (celebrate) sound.win();
      const amount = format(round.winMinor);
      const { kind, label, announcement: id } = resultOf(round, celebrate);
      panel.showLine(text(label), round.winMinor === 0 ? '' : amount, kind);
      announcement.replaceChildren(text(id, { amount }));
    },
    clear() {
      panel.showLine('', '', 'none');
      announcement.replaceChildren();
    },
  };
}
