export { HouseFacts } from './house/HouseFacts.tsx';
export { prefetchSlides } from './slider/slider.queries.ts';
export { useBannerSlides } from './slider/useBannerSlides.tsx';
