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

/** What `npm run visual` does with the page, which loads once and then goes from story to story. */
export type StoryPictures = {
  /** Loads what a first story would wait for, and stops what moves. */
  prepare(): Promise<void>;
  /** Draws a story and plays it. @throws {Error} when it fails. */
  show(storyId: string): Promise<void>;
  /** Puts the story into a look and says where it stands on the page; nothing for a story that has a look of its own. */
  wear(look: Look): Promise<{ x: number; y: number; width: number; height: number } | null>;
};

const stillMs = 120;
const redrawnMs = 80;
const happenings = ['focusin', 'focusout', 'scroll'] as const;
const longestStillMs = 1_500;
const tallest = 800;
const margin = 8;
const mostFrames = 60;

/** Motion is off by the visitor's wish. */
const still = '*, *::before, *::after { transition: none !important; caret-color: transparent !important }';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until nothing has happened on the page for a moment: answers came, pictures and letters are there, the focus has found its place. */
function untilStill(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(longest);
      for (const event of happenings) removeEventListener(event, wait, true);
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, ms);
    };
    const longest = setTimeout(finish, longestStillMs);
    let timer = setTimeout(finish, ms);
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    for (const event of happenings) addEventListener(event, wait, true);
  });
}

function drawnStory(storyId: string): Promise<void> {
  const channel = addons.getChannel();
  const failures = [STORY_MISSING, STORY_THREW_EXCEPTION, PLAY_FUNCTION_THREW_EXCEPTION];
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      channel.off(STORY_FINISHED, finish);
      for (const failure of failures) channel.off(failure, fail);
      settle();
    };
    const finish = (told: { storyId: string }) => told.storyId === storyId && end(resolve);
    const fail = (error?: { message?: string } | string) => end(() => reject(new Error(typeof error === 'string' ? error : error?.message)));
    channel.on(STORY_FINISHED, finish);
    for (const failure of failures) channel.on(failure, fail);
    channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' });
  });
}

/** Whether focus that a script gave shows a ring is the browser's guess, another one each time. Rings have a check of their own. */
function dropFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const isSame = (one: Partial<Look>, other: Look) => one.brand === other.brand && one.scheme === other.scheme;
const lookOnPage = () => ({ brand: brandOnPage(), scheme: document.documentElement.dataset['theme'] }) as Look;
let toolbar: Look = initialGlobals;

/** Turns the toolbar: the story is drawn again, not played. The answer is the look it then has. That Storybook calls it finished takes much longer. */
async function redrawnStory(look: Look): Promise<Look> {
  if (isSame(toolbar, look)) return lookOnPage();
  toolbar = look;
  const channel = addons.getChannel();
  const rendered = new Promise((resolve) => channel.once(STORY_RENDERED, resolve));
  const worn = await new Promise<Look>((resolve) => {
    channel.once(GLOBALS_UPDATED, ({ globals }: { globals: Look }) => resolve(globals));
    channel.emit(UPDATE_GLOBALS, { globals: { brand: look.brand, scheme: look.scheme } });
  });
  // A story with a look of its own does not show that it was drawn again.
  if (!isSame(worn, look)) await rendered;
  for (let frame = 0; frame < mostFrames && !isSame(lookOnPage(), worn); frame += 1) await nextFrame();
  return worn;
}

/** Everything that is drawn; what a box hides or scrolls ends with the box. */
function drawnBoxes(element: Element): DOMRect[] {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return [];
  const isClosed = style.overflowX !== 'visible' && element !== document.body;
  const inner = isClosed ? [] : [...element.children].flatMap(drawnBoxes);
  const isFrame = element === document.body || element.id === 'storybook-root';
  return isFrame || style.display === 'contents' ? inner : [element.getBoundingClientRect(), ...inner];
}

function storyBox() {
  const { clientWidth } = document.documentElement;
  const boxes = drawnBoxes(document.body).filter(({ width, height }) => width > 1 && height > 1);
  const left = Math.max(0, Math.floor(Math.min(clientWidth, ...boxes.map((box) => box.left))) - margin);
  const top = Math.max(0, Math.floor(Math.min(tallest, ...boxes.map((box) => box.top + scrollY))) - margin);
  const right = Math.min(clientWidth, Math.ceil(Math.max(0, ...boxes.map((box) => box.right))) + margin);
  const bottom = Math.min(tallest, Math.ceil(Math.max(0, ...boxes.map((box) => box.bottom + scrollY))) + margin);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export const storyPictures: StoryPictures = {
  async prepare() {
    const style = document.createElement('style');
    style.textContent = still;
    document.head.append(style);
    // A face that names fonts of the machine may find none.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  },
  async show(storyId) {
    localStorage.clear();
    sessionStorage.clear();
    dropFocus();
    window.scrollTo(0, 0);
    await drawnStory(storyId);
    await untilStill(stillMs);
    await Promise.allSettled([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()));
  },
  async wear(look) {
    const worn = await redrawnStory(look);
    await untilStill(redrawnMs);
    await document.fonts.ready;
    dropFocus();
    await nextFrame();
    await nextFrame();
    return isSame(worn, look) ? storyBox() : null;
  },
};
