import type { CallDocumentation } from './call-documentation.ts';

/** Promotions and bonuses. */
export const bonusDocumentation = {
  frontGetPromotionTemplate: {
    summary: 'The promotions of a locale with their terms, and what they are to a signed-in player.',
    refusals: ['not_found'],
  },
  frontGetPlayerBonuses: { summary: "The player's bonuses with their progress, newest first.", refusals: [] },
  frontGetDepositBonus: { summary: 'The bonus that a deposit of an amount would bring now.', refusals: [] },
  frontClaimPromotion: {
    summary: 'Takes a promotion up; claimed again while it is open, it answers the same bonus.',
    refusals: ['not_found', 'bonus_not_available', 'bonus_had_before', 'account_restricted', 'verification_required', 'disable_site_access'],
  },
  frontForfeitBonus: {
    summary: "Gives a bonus up; the player's own money stays.",
    refusals: ['not_found', 'bonus_not_available', 'conflict'],
    isIdempotent: true,
  },
} as const satisfies Record<string, CallDocumentation>;
