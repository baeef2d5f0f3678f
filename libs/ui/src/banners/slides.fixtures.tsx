import type { ReactNode } from 'react';
import { buttonClass } from '../controls/button-class.ts';
import { bannerImage } from '../images.fixtures.ts';
import { brokenImage, longestWords, longName, resizeWindow } from '../testing/index.ts';
import type { BannerSlide } from './banner.ts';

type Texts = Pick<BannerSlide, 'id' | 'title' | 'text'> & { action: string };

const slideOf = ({ action, ...texts }: Texts, image: BannerSlide['image']): BannerSlide => ({
  ...texts,
  action: (
    <a href={`#${texts.id}`} title={action} className={buttonClass({ variant: 'glass' })}>
      {action}
    </a>
  ),
  link: (props) => (
    <a {...props} href={`#${texts.id}`}>
      <span className="visually-hidden">{texts.title}</span>
    </a>
  ),
  image,
});

export const slides = [
  slideOf(
    {
      id: 'games',
      title: 'Three new games on the northern coast',
      text: 'Lantern Coast, Aurora Ridge and Northern Wall: new this week.',
      action: 'See the new games',
    },
    bannerImage('#0c2a35', '#06131b'),
  ),
  slideOf(
    { id: 'tables', title: 'Tables open all night', text: 'Roulette and blackjack, from €0.50 a round.', action: 'Live casino' },
    bannerImage('#17301c', '#08130b'),
  ),
  slideOf({ id: 'rtp', title: 'Every return shown', text: 'Before you bet.', action: 'How it works' }, bannerImage('#2c2040', '#110a1d')),
];

/** Slides with texts as long as in the longest languages. */
export const longSlides = [
  slideOf(
    {
      id: 'fi',
      title: 'Kolme uutta peliä pohjoisen majakkarannikolla tällä viikolla kokeiltavana',
      text: 'Majakkaranta, Revontuliharju ja Pohjanmuuri avautuvat tällä viikolla. Jokaisen pelin palautusprosentti näytetään ennen panostamista.',
      action: 'Tutustu uutuuspeleihin',
    },
    bannerImage('#0c2a35', '#06131b'),
  ),
  slideOf(
    {
      id: 'de',
      title: 'Auszahlungsquotenübersicht vor jeder Einsatzentscheidung',
      text: 'Geschwindigkeitsbegrenzungen, Einzahlungslimits und Selbstausschlussmöglichkeiten finden Sie jederzeit in Ihren Kontoeinstellungen.',
      action: 'Zur Auszahlungsquotenübersicht',
    },
    bannerImage('#17301c', '#08130b'),
  ),
];

export const hostileSlides = [
  slideOf({ id: 'long', title: longName, text: longName, action: longestWords.label }, { src: brokenImage, srcSet: '', dominant: '#5a1f3d' }),
  slideOf({ id: 'bare', title: '777 ظلال', text: undefined, action: longestWords.button }, { src: brokenImage, srcSet: '', dominant: '#ffe9a8' }),
];

export const goToLabel = (number: number, count: number) => `${number} of ${count}`;

/** Text spacing that a reader may set without losing content (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Renders its children with the text spacing of WCAG 1.4.12. */
export const Spaced = ({ children }: { children: ReactNode }) => (
  <>
    <style>{textSpacing}</style>
    {children}
  </>
);

/** Titles of slides that are cut off in a window of the given width. */
export async function cutTitles(canvas: HTMLElement, widthPx: number): Promise<string[]> {
  await resizeWindow(widthPx, 640);
  await document.fonts.ready;
  return [...canvas.querySelectorAll('[data-title]')].flatMap((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const [text, slide] = [range.getBoundingClientRect(), title.closest('li, [data-place]')?.getBoundingClientRect()];
    const isVisible = slide && text.top >= slide.top && text.bottom <= slide.bottom && text.left >= slide.left && text.right <= slide.right;
    const { overflowY, webkitLineClamp } = getComputedStyle(title);
    return isVisible && overflowY === 'visible' && webkitLineClamp === 'none' ? [] : [title.textContent];
  });
}
