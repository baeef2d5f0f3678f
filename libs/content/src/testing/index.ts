export { slidePictures, weekOfSlides, wireSlide, type WireSlide } from './slides.fixtures.ts';
export { wireFaq } from './faq.fixtures.ts';
export { wireContent, type WireContent } from './text.fixtures.ts';
export {
  freePromotion,
  ordinaryPromotions,
  promotionOf,
  wireBonus,
  wirePromotion,
  type WirePlayerBonus,
  type WirePromotion,
} from './promotions.fixtures.ts';
export { testPaths } from './promotion-paths.fixtures.ts';
