import { money, type Money } from '@playfront/money';
import { element } from '../frame/element.ts';
import type { Sound } from '../frame/sound.ts';
import type { Texts } from '../frame/texts.ts';
import type { Celebration } from './celebration.ts';
import type { Controls } from './controls.ts';
import { createPrize } from './prize.ts';
import { lastStep, type Round, type Step, type Win } from './round.ts';
import type { SymbolImages } from './symbols.ts';
import type { Timing } from './timing.ts';
import type { ReelsWindow } from './window.ts';
import { tierOf, winTiers } from './win-tier.rules.ts';

export type WinDisplay = {
  /** Outside the reels: the amount on its plate, and which win is highlighted. */
  readonly root: HTMLElement;
  clear(): void;
  /** Shows all wins of one window together. */
  showStep(step: Step, isWin: boolean): void;
  /** Shows the sum so far during free spins. */
  showSoFar(minor: number, round: Round): void;
  /** Shows the result, counted up if it is a win; then highlights the wins of the last spin in turn. */
  showResult(round: Round, timing: Timing): void;
};

export type WinDisplayParts = {
  readonly window: ReelsWindow;
  readonly controls: Controls;
  readonly celebration: Celebration;
  readonly sound: Sound;
  readonly images: SymbolImages;
  readonly texts: Texts;
  readonly format: (amount: Money) => string;
};

const turnMs = 1700;

/** Everything that shows winnings. A return up to the stake is never celebrated (RTS 14F). */
export function createWinDisplay({ window, controls, celebration, sound, images, texts, format }: WinDisplayParts): WinDisplay {
  const { text } = texts;
  const prize = createPrize(texts);
  const plate = element('div', { class: 'plate plate-win', 'aria-hidden': 'true', hidden: '' });
  let turning: ReturnType<typeof setInterval> | undefined;
  let counting = 0;

  function clear(): void {
    clearInterval(turning);
    counting++;
    plate.hidden = true;
    prize.hide();
    celebration.clear();
    window.clearHighlights();
  }

  function describe(win: Win): void {
    plate.replaceChildren(...plateOf(win, images, texts), element('b', {}, format(win.amount)));
    plate.hidden = false;
  }

  function showStep(step: Step, isWin: boolean): void {
    clear();
    if (step.wins.length === 0) return;
    window.light(step.wins, isWin);
    const [only] = step.wins;
    if (only && step.wins.length === 1) describe(only);
    else {
      plate.replaceChildren(element('span', { class: 'plate-dim' }, text('games.reels.plate.total')), element('b', {}, format(step.win)));
      plate.hidden = false;
    }
  }

  function alternateWins(step: Step, isWin: boolean): void {
    if (step.wins.length < 2) return;
    let turn = 0;
    turning = setInterval(() => {
      const win = step.wins[turn++ % step.wins.length];
      if (!win) return;
      window.light([win], isWin);
      describe(win);
    }, turnMs);
  }

  function showWon(minor: number, { bet, win, jackpot }: Round): void {
    const shown = format(money(minor, bet.currency));
    const isJackpot = jackpot?.won !== undefined && minor === win.minor;
    prize.show(shown, isJackpot ? 'jackpot' : (tierOf(minor, bet.minor) ?? 'small'));
    controls.showWin(text('games.reels.win'), shown, 'win');
  }

  /** Counts up. The plate, the light and the sound grow with each tier that the amount reaches. */
  function countUp(round: Round, countUpMs: Timing['countUpMs']): void {
    const mine = ++counting;
    const { win, bet } = round;
    const last = tierOf(win.minor, bet.minor) ?? 'small';
    const lengthMs = document.hidden ? 0 : countUpMs[last];
    const startedAt = performance.now();
    let reached: ReturnType<typeof tierOf>;
    const step = () => {
      if (mine !== counting) return;
      const share = lengthMs === 0 ? 1 : Math.min(1, (performance.now() - startedAt) / lengthMs);
      const minor = Math.round(win.minor * (1 - (1 - share) ** 2.2));
      const tier = share === 1 ? last : (tierOf(minor, bet.minor) ?? 'small');
      if (tier !== reached) {
        reached = tier;
        celebration.show(tier);
        sound.win(winTiers.indexOf(tier) + 1);
      }
      showWon(minor, round);
      if (share < 1) requestAnimationFrame(step);
    };
    step();
  }

  return {
    root: element('div', { class: 'outcome' }, prize.root, plate),
    clear,
    showStep,
    showSoFar(minor, round) {
      if (minor > 0 && round.celebrate) showWon(minor, round);
      else controls.showWin(text('games.reels.win'), format(money(minor, round.bet.currency)), 'none');
    },
    showResult(round, timing) {
      const last = lastStep(round.spins.at(-1) ?? round.spins[0]);
      showStep(last, round.celebrate);
      alternateWins(last, round.celebrate);
      if (round.win.minor === 0) controls.showWin(text('games.reels.win'), format(round.win), 'none');
      else if (!round.celebrate) {
        prize.show(format(round.win), 'returned');
        controls.showWin(text('games.reels.returned'), format(round.win), 'returned');
      } else countUp(round, timing.countUpMs);
    },
  };
}

/** Which win it is, on the plate. */
function plateOf({ line, ways = 0, count, symbol }: Win, images: SymbolImages, { text }: Texts): HTMLElement[] {
  const label = () => {
    if (line === 'ways') return text('games.reels.ways', { count: ways });
    return line === 'scatter' ? text('games.reels.plate.scatter') : text('games.reels.plate.line', { line: line + 1 });
  };
  return [
    element('span', { class: 'plate-dim' }, label()),
    element('span', {}, `${count} ×`),
    element('span', { class: 'plate-image' }, images.draw(symbol)),
  ];
}
