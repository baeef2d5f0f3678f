import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { BannerSlide } from './banner.ts';
import styles from './BannerStrip.module.css';
import { Pager } from './Pager.tsx';
import { Slide } from './Slide.tsx';

export interface BannerStripProps {
  /** Name of the carousel. */
  label: string;
  slides: readonly BannerSlide[];
  /** Name of one bar of the pager. */
  goToLabel: (number: number, count: number) => string;
  className?: string | undefined;
}

const leftOf = (item: Element | undefined, row: Element) => (item ? item.getBoundingClientRect().left - row.getBoundingClientRect().left : 0);

/** The banner of narrow screens: a strip that is swiped, snaps to slides and never moves by itself. */
export function BannerStrip({ label, slides, goToLabel, className }: BannerStripProps) {
  const row = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);

  const handleScroll = () => {
    const list = row.current;
    if (!list) return;
    const items = [...list.children];
    const start = leftOf(items[0], list) + list.scrollLeft;
    const distances = items.map((item) => Math.abs(leftOf(item, list) - start));
    setActive(distances.indexOf(Math.min(...distances)));
  };
  const goTo = (index: number) => {
    const list = row.current;
    const [first] = list?.children ?? [];
    if (list) list.scrollTo({ left: leftOf(list.children[index], list) - leftOf(first, list) });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: slides.length - 1 }[event.key];
    if (wanted === undefined || !slides[wanted]) return;
    event.preventDefault();
    goTo(wanted);
    // If the focus was on a slide's link, it moves along; on the pager it stays.
    if (row.current?.contains(event.target as Node)) row.current.children[wanted]?.querySelector('a')?.focus({ preventScroll: true });
  };

  return (
    <section className={joinClasses(styles.strip, className)} aria-roledescription="carousel" aria-label={label} onKeyDown={handleKeyDown}>
      <ul ref={row} className={joinClasses(styles.row, slides.length < 2 && styles.only)} role="list" onScroll={handleScroll}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <Slide slide={slide} fetch={index === 0 ? 'first' : 'later'} isLink={slide.link !== undefined} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Pager count={slides.length} current={active} goToLabel={goToLabel} onGoTo={goTo} className={styles.pager} />}
    </section>
  );
}
