import { maxWaysOf } from '@playfront/game-math';
import { element } from '../frame/element.ts';
import type { GameState } from '../frame/game-api.ts';
import type { Texts } from '../frame/texts.ts';
import { hasWays, type SlotModel } from './slot-model.ts';

/** The header beside the reels: the game's name in the lettering of its tile, its lines and reels, its jackpot, and a badge in free play. */
export function createTitle(
  { game, mode }: GameState,
  model: SlotModel,
  { text }: Texts,
  jackpot: HTMLElement | undefined,
  pageUrl: string,
): HTMLElement {
  const badge = mode === 'demo' ? [element('span', { class: 'badge' }, text('games.reels.free_play'))] : [];
  const title = element(
    'header',
    { class: 'title' },
    element('h1', {}, game.lettering ? letteringOf(game.name, new URL(game.lettering, pageUrl)) : game.name),
    element('p', { class: 'model-line' }, modelLine(model, { text })),
    ...(jackpot ? [jackpot] : []),
    ...badge,
  );
  // The title is as large as its longest word allows.
  title.style.setProperty('--word', String(Math.max(6, ...game.name.split(/\s+/).map((word) => word.length))));
  return title;
}

function modelLine(model: SlotModel, { text }: Pick<Texts, 'text'>): string {
  if (hasWays(model)) return text('games.reels.ways_up_to', { count: maxWaysOf(model) });
  const { lines, reels, rows } = model;
  return text('games.reels.lines', { lines: lines.length, reels, rows });
}

/** The image of a name; the name as text if the image fails. */
function letteringOf(name: string, url: URL): HTMLImageElement {
  const image = element('img', { class: 'lettering', src: url.href, alt: name });
  image.addEventListener('error', () => image.replaceWith(name));
  return image;
}
