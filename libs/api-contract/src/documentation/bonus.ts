import type { CallDocumentation } from './call-documentation.ts';

/** Promotions and bonuses. */
export const bonusDocumentation = {
  frontGetPromotionTemplate: {
    summary: 'The promotions of a locale with their terms and, for a signed-in player, their status.',
    refusals: ['not_found'],
  },
  frontGetPlayerBonuses: { summary: "The player's bonuses with their progress, newest first.", refusals: [] },
  frontGetDepositBonus: { summary: 'The bonus that a deposit of this amount would grant now.', refusals: [] },
  frontClaimPromotion: {
    summary: 'Claims a promotion; a repeated claim returns the same bonus while it is open.',
    refusals: ['not_found', 'bonus_not_available', 'bonus_had_before', 'account_restricted', 'verification_required', 'disable_site_access'],
  },
  frontForfeitBonus: {
    summary: "Cancels a bonus; the player's real balance is not affected.",
    refusals: ['not_found', 'bonus_not_available', 'conflict'],
    isIdempotent: true,
  },
} as const satisfies Record<string, CallDocumentation>;
