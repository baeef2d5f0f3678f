import { money, type Money } from '@playfront/money';
import { element } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import type { Controls } from './controls.ts';
import type { ReelsWindow } from './window.ts';
import type { Round, Spin, Win } from './round.ts';
import type { SymbolImages } from './symbols.ts';
import type { Timing } from './timing.ts';

export type WinDisplay = {
  /** Label on the frame's lower edge: the highlighted win. */
  readonly plate: HTMLElement;
  /** Large amount over the reels. */
  readonly big: HTMLElement;
  clear(): void;
  /** Shows all wins of one spin together. */
  showSpin(spin: Spin, isWin: boolean): void;
  /** Shows the sum so far during free spins. */
  showSoFar(minor: number, round: Round): void;
  /** Shows the result, counted up if it is a win; then highlights the wins of the last spin in turn. */
  showResult(round: Round, timing: Timing): void;
};

/** From this multiple of the bet on, a win is also shown large over the reels. */
const bigWinTimesBet = 10;
const bigWinMs = 2600;
const turnMs = 1700;

/** Everything that shows winnings. A return up to the stake is never celebrated (RTS 14F). */
export function createWinDisplay(
  window: ReelsWindow,
  controls: Controls,
  images: SymbolImages,
  { text }: Texts,
  format: (amount: Money) => string,
): WinDisplay {
  const plate = element('div', { class: 'plate plate-win', 'aria-hidden': 'true', hidden: '' });
  const bigAmount = element('span', { class: 'big-amount' });
  const big = element('div', { class: 'big', 'aria-hidden': 'true', hidden: '' }, bigAmount);
  let turning: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let counting = 0;

  function clear(): void {
    clearInterval(turning);
    clearTimeout(hiding);
    counting++;
    plate.hidden = true;
    big.hidden = true;
    window.clearHighlights();
  }

  function describe(win: Win): void {
    const label = win.line === 'scatter' ? text('games.reels.plate.scatter') : text('games.reels.plate.line', { line: win.line + 1 });
    plate.replaceChildren(
      element('span', { class: 'plate-dim' }, label),
      element('span', {}, `${win.count} ×`),
      element('span', { class: 'plate-image' }, images.draw(win.symbol)),
      element('b', {}, format(win.amount)),
    );
    plate.hidden = false;
  }

  function showSpin(spin: Spin, isWin: boolean): void {
    clear();
    if (spin.wins.length === 0) return;
    window.light(spin.wins, isWin);
    const [only] = spin.wins;
    if (only && spin.wins.length === 1) describe(only);
    else {
      plate.replaceChildren(element('span', { class: 'plate-dim' }, text('games.reels.plate.total')), element('b', {}, format(spin.win)));
      plate.hidden = false;
    }
  }

  function alternateWins(spin: Spin, isWin: boolean): void {
    if (spin.wins.length < 2) return;
    let turn = 0;
    turning = setInterval(() => {
      const win = spin.wins[turn++ % spin.wins.length];
      if (!win) return;
      window.light([win], isWin);
      describe(win);
    }, turnMs);
  }

  function countUp(win: Money, countUpMs: number): void {
    const mine = ++counting;
    const startedAt = performance.now();
    const step = () => {
      if (mine !== counting) return;
      const share = Math.min(1, (performance.now() - startedAt) / Math.max(1, countUpMs));
      const shown = format(money(Math.round(win.minor * (1 - (1 - share) ** 3)), win.currency));
      controls.showWin(text('games.reels.win'), shown, 'win');
      bigAmount.replaceChildren(shown);
      if (share < 1) requestAnimationFrame(step);
    };
    // Screen readers get the final amount immediately.
    if (countUpMs === 0 || document.hidden) controls.showWin(text('games.reels.win'), format(win), 'win');
    else step();
    bigAmount.replaceChildren(format(win));
  }

  return {
    plate,
    big,
    clear,
    showSpin,
    showSoFar: (minor, round) =>
      controls.showWin(text('games.reels.win'), format(money(minor, round.bet.currency)), minor > 0 && round.celebrate ? 'win' : 'none'),
    showResult(round, timing) {
      const last = round.spins.at(-1) ?? round.spins[0];
      showSpin(last, round.celebrate);
      alternateWins(last, round.celebrate);
      if (round.win.minor === 0) controls.showWin(text('games.reels.win'), format(round.win), 'none');
      else if (!round.celebrate) controls.showWin(text('games.reels.returned'), format(round.win), 'returned');
      else {
        if (round.win.minor >= bigWinTimesBet * round.bet.minor) {
          big.hidden = false;
          hiding = setTimeout(() => (big.hidden = true), bigWinMs);
        }
        countUp(round.win, timing.countUpMs);
      }
    },
  };
}
