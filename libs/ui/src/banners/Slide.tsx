import { mobileMaxWidth } from '@playfront/api-contract/site-build';
import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useImageError } from '../games/useImageError.ts';
import type { BannerSlide } from './banner.ts';
import styles from './Slide.module.css';

interface SlideProps {
  slide: BannerSlide;
  /** When the image is loaded: `first` with high priority, `soon` immediately, `later` when near the viewport. */
  fetch: 'first' | 'soon' | 'later';
  /** Whether the entire slide is a link. */
  isLink?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

const fetchProps = { first: { fetchPriority: 'high' }, soon: {}, later: { loading: 'lazy' } } as const;

/** The image, its scrim and the text at the bottom left. Without the image, the slide shows the image's dominant colour. */
export function Slide({ slide, fetch, isLink, className, children }: SlideProps) {
  const { src, srcSet, sizes = `(max-width: ${mobileMaxWidth}px) 90vw, 66vw`, dominant } = slide.image;
  const { isBroken, imageProps } = useImageError(src);
  return (
    <div className={joinClasses(styles.slide, className)} style={{ '--slide': dominant } as CSSProperties}>
      {!isBroken && (
        <img
          {...imageProps}
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          width={1260}
          height={360}
          alt=""
          decoding={fetch === 'first' ? 'sync' : 'async'}
          {...fetchProps[fetch]}
        />
      )}
      <div className={styles.scrim} />
      <div className={styles.texts} data-texts>
        {slide.eyebrow !== undefined && <p className={styles.eyebrow}>{slide.eyebrow}</p>}
        <h2 className={styles.title} title={slide.title} data-title>
          {slide.title}
        </h2>
        {slide.text !== undefined && (
          <p className={styles.text} title={typeof slide.text === 'string' ? slide.text : undefined} data-text>
            {slide.text}
          </p>
        )}
        {!isLink && slide.action !== undefined && <div className={styles.action}>{slide.action}</div>}
      </div>
      {isLink && slide.link?.({ className: styles.link, 'aria-label': slide.title })}
      {children}
    </div>
  );
}
