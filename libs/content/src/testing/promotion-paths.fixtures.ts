import type { PromotionPaths, SignUpQuery } from '../promotions/promotion-paths.ts';

const withQuery = (path: string, query: SignUpQuery) => {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))).toString();
  return search ? `${path}?${search}` : path;
};

/** Paths as in the apps. */
export const testPaths: PromotionPaths = {
  list: '/promotion',
  promotion: (id) => `/promotion/${id}`,
  signUp: (query) => withQuery('/sign-up', query),
  deposit: (code) => `/user-management?tab=deposit${code ? `&promo_code=${code}` : ''}`,
  casino: '/online-casino',
  category: (category) => ({ path: `/online-casino?category=${category}`, name: 'Bingo' }),
};
