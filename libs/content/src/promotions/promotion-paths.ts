import type { GameCategory } from '@playfront/api-contract';
import type { Format } from '@playfront/i18n';

export type SignUpQuery = {
  readonly promo_code?: string | undefined;
  readonly tracking_code?: string | undefined;
  readonly country?: string | undefined;
};

/** Paths of a promotion's links, without the locale; the apps know their pages. */
export type PromotionPaths = {
  readonly list: string;
  readonly promotion: (id: string) => string;
  readonly signUp: (query: SignUpQuery) => string;
  readonly deposit: (promoCode?: string) => string;
  readonly casino: string;
  /** Undefined if the operator does not offer sports. */
  readonly sports?: string | undefined;
  /** Path and name of a game category. */
  readonly category: (category: GameCategory, format: Format) => { readonly path: string; readonly name: string };
};
