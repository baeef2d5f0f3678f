import type { frontGetSlider, WireResponseOf } from '@playfront/api-contract';

export type WireSlide = WireResponseOf<typeof frontGetSlider>['slides'][number];

const pictureOf = (width: number, height: number, from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="78%" cy="30%" r="24%" fill="#fff" opacity=".35"/></svg>`,
  )}`;

/** Placeholders for the images of a slide. */
export function slidePictures(from: string, to: string): WireSlide['pictures'] {
  const wide = pictureOf(1050, 300, from, to);
  const narrow = pictureOf(720, 345, from, to);
  return { w700: wide, w1050: wide, w2100: wide, m720: narrow, m1120: narrow };
}

/** A slide that links to the new games. */
export function wireSlide(overrides: Partial<WireSlide> = {}): WireSlide {
  return {
    id: 'new-games',
    title: 'The newest games\nare in one place',
    text: 'Every game shows its return to player before you bet.',
    action: { label: 'See the new games', href: '/online-casino?collection=new-games' },
    pictures: slidePictures('#553355', '#180a18'),
    dominant: '#553355',
    ...overrides,
  };
}

/** Three typical slides. */
export const weekOfSlides: readonly WireSlide[] = [
  wireSlide(),
  wireSlide({
    id: 'try-free',
    title: 'Try a game\nwithout an account',
    text: 'Longship Oath opens with play money. Nothing is won or lost.',
    action: { label: 'Try it free', href: '/online-casino?game=longship-oath&mode=demo' },
    for_player: {
      title: 'Try a game\nwith play money',
      text: 'Longship Oath opens in free play. Nothing is won or lost.',
      action: { label: 'Play it free', href: '/online-casino?game=longship-oath&mode=demo' },
    },
    pictures: slidePictures('#323c62', '#0b1020'),
    dominant: '#323c62',
  }),
  wireSlide({
    id: 'limits',
    title: 'Set a limit\nbefore you play',
    text: 'A lower limit holds at once. A higher one waits a day.',
    action: { label: 'See your limits', href: '/user-management' },
    pictures: slidePictures('#1d5a4c', '#04201a'),
    dominant: '#1d5a4c',
  }),
];
