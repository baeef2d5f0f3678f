import { playReels, type ReelsModel } from '@playfront/game-math';

/** The symbols before the first round: a window without a win, the same at every visit. It is not a draw. */
export function openingWindow(model: ReelsModel): string[][] {
  for (let seed = 3; ; seed++) {
    let word = seed;
    const [spin] = playReels(model, model.lines.length, () => (word = (word * 31 + 7) % 99_991)).spins;
    if (spin && spin.winMinor === 0 && new Set(spin.window.flat()).size >= Math.min(7, model.reels * 2)) return spin.window;
  }
}
