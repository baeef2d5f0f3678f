import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import type { BannerSlide } from './banner.ts';
import styles from './BannerSlider.module.css';
import { Pager } from './Pager.tsx';
import { Slide } from './Slide.tsx';
import { minAutoplayMs, useAutoplay } from './useAutoplay.ts';
import { useSwipe } from './useSwipe.ts';

export interface BannerSliderProps {
  /** Name of the carousel. */
  label: string;
  slides: readonly BannerSlide[];
  /** Name of the button that stops the change of slides. */
  pauseLabel: string;
  /** Name of the same button once it is stopped. */
  playLabel: string;
  /** Name of one bar of the pager. */
  goToLabel: (number: number, count: number) => string;
  /** At least 8 s. */
  autoplayMs?: number | undefined;
  className?: string | undefined;
}

/**
 * The banner of wide screens: the active slide, with the next one readable beside it. It advances by itself, except under a pointer, with
 * the focus in it, in a hidden tab, when paused, or with reduced motion. Arrows, Home, End and swipes also change the slide.
 */
export function BannerSlider({ label, slides, pauseLabel, playLabel, goToLabel, autoplayMs = minAutoplayMs, className }: BannerSliderProps) {
  const count = slides.length;
  const [active, setActive] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  const hasFocusToMove = useRef(false);
  const goTo = useCallback((index: number) => setActive((index + count) % count), [count]);
  const goToNext = useCallback(() => setActive((index) => (index + 1) % count), [count]);
  const autoplay = useAutoplay({ isEnabled: count > 1, intervalMs: autoplayMs, onTick: goToNext });

  const handleKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: count - 1 }[event.key];
    if (wanted === undefined || count < 2) return;
    event.preventDefault();
    goTo(wanted);
    // The outgoing slide would take the focus with it: move it to the incoming one.
    if (track.current?.contains(document.activeElement)) hasFocusToMove.current = true;
  };
  useEffect(() => {
    if (!hasFocusToMove.current) return;
    hasFocusToMove.current = false;
    track.current?.querySelector<HTMLElement>('[data-place=active] :is(a, button)')?.focus({ preventScroll: true });
  }, [active]);
  const swipe = useSwipe((direction) => goTo(active + direction));
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
      <div {...swipe} ref={track} className={styles.track} aria-live={autoplay.isRunning ? 'off' : 'polite'}>
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
