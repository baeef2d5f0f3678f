import {
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './globals.ts';
import { brandOnPage, type Look } from './look.ts';

/** Functions that `npm run visual` calls in the page, which loads once and then shows one story after another. */
export type StoryCapture = {
  /** Loads the fonts and stops all motion. */
  prepare(): Promise<void>;
  /** Renders a story and runs its play function. @throws {Error} if it fails. */
  show(storyId: string): Promise<void>;
  /** Applies a look and returns the story's position on the page; null for a story that sets another look itself. */
  applyLook(look: Look): Promise<{ x: number; y: number; width: number; height: number } | null>;
};

const quietMs = 120;
const quietAfterLookMs = 80;
const activityEvents = ['focusin', 'focusout', 'scroll'] as const;
const maxWaitMs = 1_500;
const maxHeightPx = 800;
const marginPx = 8;
const maxFrames = 60;

/** Animations are already off by `prefers-reduced-motion`. */
const stillCss = '*, *::before, *::after { transition: none !important; caret-color: transparent !important }';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when nothing has changed on the page for `ms`: responses have arrived, images and fonts have loaded, the focus has settled. */
function untilQuiet(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(deadline);
      for (const event of activityEvents) removeEventListener(event, wait, true);
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, ms);
    };
    const deadline = setTimeout(finish, maxWaitMs);
    let timer = setTimeout(finish, ms);
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    for (const event of activityEvents) addEventListener(event, wait, true);
  });
}

function renderStory(storyId: string): Promise<void> {
  const channel = addons.getChannel();
  const failures = [STORY_MISSING, STORY_THREW_EXCEPTION, PLAY_FUNCTION_THREW_EXCEPTION];
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      channel.off(STORY_FINISHED, finish);
      for (const failure of failures) channel.off(failure, fail);
      settle();
    };
    const finish = (finished: { storyId: string }) => finished.storyId === storyId && end(resolve);
    const fail = (error?: { message?: string } | string) => end(() => reject(new Error(typeof error === 'string' ? error : error?.message)));
    channel.on(STORY_FINISHED, finish);
    for (const failure of failures) channel.on(failure, fail);
    channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' });
  });
}

/** Browsers decide by heuristics whether focus set by a script shows a ring, so images would vary. Focus rings have a separate check. */
function dropFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const isSame = (one: Partial<Look>, other: Look) => one.brand === other.brand && one.scheme === other.scheme;
const lookOnPage = () => ({ brand: brandOnPage(), scheme: document.documentElement.dataset['theme'] }) as Look;
let toolbar: Look = initialGlobals;

/** Sets the look in the toolbar: the story renders again, without playing. Resolves with its look, without waiting for `STORY_FINISHED`, which takes much longer. */
async function rerenderStory(look: Look): Promise<Look> {
  if (isSame(toolbar, look)) return lookOnPage();
  toolbar = look;
  const channel = addons.getChannel();
  const rendered = new Promise((resolve) => channel.once(STORY_RENDERED, resolve));
  const applied = await new Promise<Look>((resolve) => {
    channel.once(GLOBALS_UPDATED, ({ globals }: { globals: Look }) => resolve(globals));
    channel.emit(UPDATE_GLOBALS, { globals: { brand: look.brand, scheme: look.scheme } });
  });
  // A story that sets another look itself does not change, so only this event shows that it has rendered again.
  if (!isSame(applied, look)) await rendered;
  for (let frame = 0; frame < maxFrames && !isSame(lookOnPage(), applied); frame += 1) await nextFrame();
  return applied;
}

/** Boxes of all visible elements. Content that a box clips or scrolls counts as the box. */
function visibleBoxes(element: Element): DOMRect[] {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return [];
  const isClipped = style.overflowX !== 'visible' && element !== document.body;
  const inner = isClipped ? [] : [...element.children].flatMap(visibleBoxes);
  const isFrame = element === document.body || element.id === 'storybook-root';
  return isFrame || style.display === 'contents' ? inner : [element.getBoundingClientRect(), ...inner];
}

function storyBox() {
  const { clientWidth } = document.documentElement;
  const boxes = visibleBoxes(document.body).filter(({ width, height }) => width > 1 && height > 1);
  const left = Math.max(0, Math.floor(Math.min(clientWidth, ...boxes.map((box) => box.left))) - marginPx);
  const top = Math.max(0, Math.floor(Math.min(maxHeightPx, ...boxes.map((box) => box.top + scrollY))) - marginPx);
  const right = Math.min(clientWidth, Math.ceil(Math.max(0, ...boxes.map((box) => box.right))) + marginPx);
  const bottom = Math.min(maxHeightPx, Math.ceil(Math.max(0, ...boxes.map((box) => box.bottom + scrollY))) + marginPx);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export const storyCapture: StoryCapture = {
  async prepare() {
    const style = document.createElement('style');
    style.textContent = stillCss;
    document.head.append(style);
    // A font face with only `local()` sources may not be found.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  },
  async show(storyId) {
    localStorage.clear();
    sessionStorage.clear();
    dropFocus();
    window.scrollTo(0, 0);
    await renderStory(storyId);
    await untilQuiet(quietMs);
    await Promise.allSettled([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()));
  },
  async applyLook(look) {
    const applied = await rerenderStory(look);
    await untilQuiet(quietAfterLookMs);
    await document.fonts.ready;
    dropFocus();
    await nextFrame();
    await nextFrame();
    return isSame(applied, look) ? storyBox() : null;
  },
};
