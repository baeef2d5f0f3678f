import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import type { BannerSlide } from './banner.ts';
import styles from './BannerSlider.module.css';
import { Pager } from './Pager.tsx';
import { Slide } from './Slide.tsx';
import { slowestAutoplayMs, useAutoplay } from './useAutoplay.ts';

export interface BannerSliderProps {
  /** Name of the carousel. */
  label: string;
  slides: readonly BannerSlide[];
  pauseLabel: string;
  playLabel: string;
  /** Name of one bar of the pager. */
  goToLabel: (number: number, count: number) => string;
  /** Never under 8 s. */
  autoplayMs?: number | undefined;
  className?: string | undefined;
}

/** The banner of wide screens: the active slide, and the next one readable beside it. */
export function BannerSlider({ label, slides, pauseLabel, playLabel, goToLabel, autoplayMs = slowestAutoplayMs, className }: BannerSliderProps) {
  const count = slides.length;
  const [active, setActive] = useState(0);
  const goTo = useCallback((index: number) => setActive((index + count) % count), [count]);
  const goOn = useCallback(() => setActive((index) => (index + 1) % count), [count]);
  const autoplay = useAutoplay({ isWanted: count > 1, intervalMs: autoplayMs, onTick: goOn });

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    goTo(active + step);
  };
  const placeOf = (index: number) => (index === active ? 'active' : index === (active + 1) % count ? 'next' : 'off');

  return (
    <section
      className={joinClasses(styles.slider, count < 2 && styles.single, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={handleKeyDown}
      onMouseEnter={() => autoplay.setHovered(true)}
      onMouseLeave={() => autoplay.setHovered(false)}
      onFocus={() => autoplay.setFocused(true)}
      onBlur={() => autoplay.setFocused(false)}
    >
      <div className={styles.track} aria-live={autoplay.isRunning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div key={slide.id} className={styles.place} data-place={placeOf(index)} role="group" aria-label={goToLabel(index + 1, count)}>
            <Slide slide={slide} fetch={index === 0 ? 'first' : index === 1 ? 'soon' : 'later'} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <Pager count={count} current={active} goToLabel={goToLabel} onGoTo={goTo} className={styles.pager}>
          {autoplay.canPlay && (
            <IconButton
              size="s"
              className={styles.pause}
              label={autoplay.isPlaying ? pauseLabel : playLabel}
              icon={autoplay.isPlaying ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
              onClick={autoplay.togglePaused}
            />
          )}
        </Pager>
      )}
    </section>
  );
}
