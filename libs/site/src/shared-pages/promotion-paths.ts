import { categoryMessage } from '@playfront/casino';
import type { PromotionPaths } from '@playfront/content/promotions';
import { pagePath } from '../addresses/pages.ts';

/** Paths of the links in promotions. */
export const promotionPaths: PromotionPaths = {
  list: pagePath({ to: 'promotions' }),
  promotion: (id) => pagePath({ to: 'promotion', params: { id } }),
  signUp: (query) => pagePath({ to: 'signUp', query }),
  deposit: (promo_code) => pagePath({ to: 'account', query: { tab: 'deposit', promo_code } }),
  casino: pagePath({ to: 'casino' }),
  category: (category, { text }) => ({ path: pagePath({ to: 'casino', query: { category } }), name: text(categoryMessage[category]) }),
};
