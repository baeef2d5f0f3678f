export { safePaths, unsafePaths } from './paths.ts';
export { wirePromotionTerms, type WirePromotionTerms } from './promotion-terms.ts';
