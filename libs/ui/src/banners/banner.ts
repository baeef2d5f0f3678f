import type { ReactNode } from 'react';

/** The image of a slide in its available widths. */
export interface BannerImage {
  src: string;
  srcSet: string;
  sizes?: string | undefined;
  /** CSS colour shown while the image loads. */
  dominant: string;
}

/** Props for the link that covers a slide. */
export interface BannerLinkProps {
  className: string | undefined;
  'aria-label': string;
}

/** One slide. Its texts are never part of the image. */
export interface BannerSlide {
  id: string;
  /** At most two lines are shown. */
  title: string;
  /** At most two lines are shown. */
  text?: ReactNode;
  /** A short line over the title. */
  eyebrow?: ReactNode;
  /** A button or link with `buttonClass({ variant: 'glass' })`. */
  action?: ReactNode;
  /** Makes the entire slide a link, as on a phone: `(props) => <Link {...props} to={…} />`. */
  link?: ((props: BannerLinkProps) => ReactNode) | undefined;
  image: BannerImage;
}
