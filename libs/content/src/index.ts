export { prefetchSlides } from './slider/slider.queries.ts';
export { useBannerSlides } from './slider/useBannerSlides.tsx';
