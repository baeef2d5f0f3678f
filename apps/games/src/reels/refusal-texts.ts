import type { ErrorKey } from '@playfront/api-contract';
import type { documentedAreas } from '@playfront/api-contract/openapi';
import type { TextId } from '../frame/texts.ts';

/** What a bet can be refused for, by the contract, and what any call can be. */
type BetRefusal = (typeof documentedAreas)['Rounds']['gameSpin']['refusals'][number] | 'too_many_requests';
/** These lead elsewhere: to the cashier, or to a new session. */
type RefusalWithOwnNotice = 'insufficient_funds' | 'round_session_closed';

const refusalTexts = {
  stake_out_of_range: 'games.refusal.stakeOutOfRange',
  stake_above_bonus_max: 'games.refusal.bonusMaximum',
  bonus_waits_for_bets: 'games.refusal.bonusWaits',
  too_many_requests: 'games.refusal.tooMany',
  limit_reached: 'games.refusal.limitReached',
  limit_required: 'games.refusal.limitRequired',
  reality_check_required: 'games.refusal.realityCheck',
  disable_site_access: 'games.refusal.siteAccess',
  account_restricted: 'games.refusal.restricted',
  verification_required: 'games.refusal.verification',
  game_not_available: 'games.refusal.other',
  conflict: 'games.refusal.other',
} as const satisfies Record<Exclude<BetRefusal, RefusalWithOwnNotice>, TextId>;

/** The text for a refused bet; a new refusal of the contract does not compile until it has one. */
export function refusalText(error: ErrorKey): TextId {
  return error in refusalTexts ? refusalTexts[error as keyof typeof refusalTexts] : 'games.refusal.other';
}
