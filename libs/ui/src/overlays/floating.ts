/** Rise and fade of 4 px, 180 ms (`--d2`). */
export const floatingTransition = {
  duration: 180,
  timingFunction: 'var(--ease)',
  transition: { in: { opacity: 1, transform: 'none' }, out: { opacity: 0, transform: 'translateY(4px)' }, transitionProperty: 'opacity, transform' },
};

export const floatingOffsetPx = 8;

export type FloatingAlign = 'start' | 'end';

export const placeOf = (align: FloatingAlign) => (align === 'end' ? ('bottom-end' as const) : ('bottom-start' as const));
