import type { Promotion } from '@playfront/api-contract';
import { countryRulesOf } from '@playfront/api-contract/country-rules';
import { shareOf } from '@playfront/money';

/**
 * A promotion with the terms for players from a country. A visitor gets terms that are not specific to a country; a player's terms
 * already are and stay unchanged.
 */
export function promotionIn(promotion: Promotion, country: string | undefined): Promotion {
  const { terms } = promotion;
  const { hasCasino, maxWagering } = countryRulesOf(country);
  if (!terms || promotion.state !== 'open') return promotion;
  if (!hasCasino) return { ...promotion, terms: undefined };
  if (terms.wagering_x <= maxWagering || terms.wagering_base !== 'bonus') return promotion;
  const wageringAtMost = shareOf(terms.maxBonus, maxWagering * 100);
  const expectedCost = { ...terms.expectedCost, amount: shareOf(wageringAtMost, 100 - terms.expectedCost.rtp) };
  return { ...promotion, terms: { ...terms, wagering_x: maxWagering, wageringAtMost, expectedCost } };
}
