import type { ReactNode } from 'react';

/** The picture of a slide, in the widths there are. */
export interface BannerPicture {
  src: string;
  srcSet: string;
  sizes?: string | undefined;
  /** CSS colour that stands in while the picture loads. */
  dominant: string;
}

/** What the link that covers a slide must be given. */
export interface BannerLinkProps {
  className: string | undefined;
  'aria-label': string;
}

/** One slide. Its words are text, never part of the picture. */
export interface BannerSlide {
  id: string;
  /** Two lines at most are shown. */
  title: string;
  /** Two lines at most are shown. */
  text?: ReactNode;
  /** A short line over the title. */
  eyebrow?: ReactNode;
  /** A button or link with `buttonClass({ variant: 'glass' })`. */
  action?: ReactNode;
  /** Makes the whole slide a link, as on a phone: `(props) => <Link {...props} to={…} />`. */
  link?: ((props: BannerLinkProps) => ReactNode) | undefined;
  picture: BannerPicture;
}
