import { playReels, playWays, type WordSource } from '@playfront/game-math';
import { hasWays, type SlotModel } from './slot-model.ts';

const bestSymbols = 'WABCD';

/**
 * The symbols before the first round: a window without a win that shows the game's best symbols. It is chosen by the game's slug, so every game has
 * its own, the same at every visit. It is not a draw.
 */
export function openingWindow(model: SlotModel, slug: string): string[][] {
  let word = 7;
  for (const letter of slug) word = Math.imul(word ^ letter.charCodeAt(0), 0x01_00_01_93) >>> 0;
  const next = () => {
    // Xorshift: the words only choose a window, and need not be unpredictable.
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>>= 0);
  };
  let best: string[][] = [];
  let bestScore = -Infinity;
  for (let tries = 0; tries < 200 || best.length === 0; tries++) {
    const window = losingWindow(model, next);
    if (!window) continue;
    const score = scoreOf(window.flat());
    if (score > bestScore) [best, bestScore] = [window, score];
  }
  return best;
}

function losingWindow(model: SlotModel, next: WordSource): string[][] | undefined {
  const [spin] = hasWays(model) ? playWays(model, model.betParts, next).spins : playReels(model, model.lines.length, next).spins;
  if (!spin || spin.winMinor > 0) return undefined;
  return 'steps' in spin ? spin.steps[0]?.window : spin.window;
}

/** Different and valuable symbols score. Two scatters would look like a narrow miss of the free spins. */
function scoreOf(symbols: readonly string[]): number {
  const shown = new Set(symbols);
  const scatters = symbols.filter((symbol) => symbol === 'S').length;
  const valuable = [...bestSymbols].filter((symbol) => shown.has(symbol)).length;
  const share = symbols.filter((symbol) => bestSymbols.includes(symbol)).length / symbols.length;
  return valuable * 2 + (shown.has('W') ? 1 : 0) + share + shown.size * 0.2 + (scatters === 1 ? 3 : scatters > 1 ? -9 : 0);
}
