export { PromotionList } from './PromotionList.tsx';
export { PromotionView } from './PromotionView.tsx';
export { prefetchPromotions, promotionHead, type PromotionName } from './promotions.queries.ts';
export { type PromotionPaths } from './promotion-paths.ts';
export { usePromotions, type PromotionsState } from './usePromotions.ts';
