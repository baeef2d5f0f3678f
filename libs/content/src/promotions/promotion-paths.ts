import type { GameCategory } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';

export type SignUpQuery = {
  readonly promo_code?: string | undefined;
  readonly tracking_code?: string | undefined;
  readonly country?: string | undefined;
};

/** Where the links of a promotion lead, within the locale; an app knows its pages. */
export type PromotionPaths = {
  readonly list: string;
  readonly promotion: (id: string) => string;
  readonly signUp: (query: SignUpQuery) => string;
  readonly deposit: (promoCode?: string) => string;
  readonly casino: string;
  /** None where the operator offers no sports. */
  readonly sports?: string | undefined;
  /** The games of a category, and what it is called. */
  readonly category: (category: GameCategory) => { readonly path: string; readonly nameId: MessageId };
};
