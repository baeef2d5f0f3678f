export { slidePictures, weekOfSlides, wireSlide, type WireSlide } from './slides.fixtures.ts';
