import type { ReelsModel } from '@playfront/game-math';
import { element } from '../frame/element.ts';
import type { GameState } from '../frame/game-api.ts';
import type { Texts } from '../frame/texts.ts';

/** The header beside the reels: the game's name in the lettering of its tile, its lines and reels, and a badge in free play. */
export function createTitle({ game, mode }: GameState, { lines, reels, rows }: ReelsModel, { text }: Texts, pageUrl: string): HTMLElement {
  const badge = mode === 'demo' ? [element('span', { class: 'badge' }, text('games.reels.free_play'))] : [];
  const title = element(
    'header',
    { class: 'title' },
    element('h1', {}, game.lettering ? letteringOf(game.name, new URL(game.lettering, pageUrl)) : game.name),
    element('p', { class: 'model-line' }, text('games.reels.lines', { lines: lines.length, reels, rows })),
    ...badge,
  );
  // The title is as large as its longest word allows.
  title.style.setProperty('--word', String(Math.max(6, ...game.name.split(/\s+/).map((word) => word.length))));
  return title;
}

/** The image of a name; the name as text if the image fails. */
function letteringOf(name: string, url: URL): HTMLImageElement {
  const image = element('img', { class: 'lettering', src: url.href, alt: name });
  image.addEventListener('error', () => image.replaceWith(name));
  return image;
}
