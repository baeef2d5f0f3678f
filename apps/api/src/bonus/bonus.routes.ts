import {
  frontClaimPromotion,
  frontForfeitBonus,
  frontGetDepositBonus,
  frontGetPlayerBonuses,
  frontGetPromotionTemplate,
} from '@playfront/api-contract';
import { payableFromWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { currencyOfVisitor } from '../jurisdiction/countries.rules.ts';
import type { AccessService } from '../settings/access.service.ts';
import { moneyCallCounts } from '../throttle/money-calls.ts';
import { promoCodeTries } from '../throttle/promo-code-tries.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { readAverageRtp } from './bonus-facts.store.ts';
import { wireBonus, wireExpectedBonus, wireMissedBonus, wirePromotion } from './bonus.wire.ts';
import type { BonusClaims } from './claims.service.ts';
import { expectedDepositBonus, findMissedBonus } from './deposit-bonuses.service.ts';
import { readBonuses, type PlayerBonus } from './player-bonuses.store.ts';
import type { PromotionCodes } from './promo-codes.service.ts';
import type { Promotions } from './promotions.service.ts';
import { readTexts } from './templates.store.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  access: Pick<AccessService, 'check'>;
  promotions: Promotions;
  promotionCodes: Pick<PromotionCodes, 'isValid'>;
  claims: BonusClaims;
  throttle: Throttle;
};

export function registerBonus(calls: CallRegistry, { database, now, access, promotions, promotionCodes, claims, throttle }: Dependencies): void {
  async function wireBonuses(bonuses: readonly PlayerBonus[], playerId: string, locale: string) {
    const [texts, rtp, balances] = await Promise.all([
      readTexts(
        database,
        bonuses.map(({ template_id: id }) => id),
        locale,
      ),
      readAverageRtp(database),
      readBalances(database, { kind: 'player', playerId }),
    ]);
    return (bonus: PlayerBonus) => wireBonus(bonus, { title: texts.get(bonus.template_id)?.title ?? '', balanceMinor: balances.bonus, rtp });
  }

  calls.open(frontGetPromotionTemplate, async ({ body, session }) => {
    const shown = await promotions.read(body, session);
    if (isRefusal(shown)) return shown;
    return { status: 1, promotions: shown.map((promotion) => wirePromotion(promotion, session?.currency ?? currencyOfVisitor(body.locale))) };
  });

  calls.player(frontGetPlayerBonuses, async ({ body, session }) => {
    const { playerId } = session;
    const filter = { playerId, state: body.state, offset: (body.page - 1) * body.page_size, limit: body.page_size };
    const { bonuses, total } = await readBonuses(database, filter);
    return { status: 1, bonuses: bonuses.map(await wireBonuses(bonuses, playerId, body.locale)), total };
  });

  calls.player(frontGetDepositBonus, async ({ body, session: { playerId, currency }, request }) => {
    const amount = payableFromWire(body.amount, currency);
    if (!amount) return { status: 1, bonus: null, missed: null };
    const { no_bonus: isBonusDeclined } = body;
    const promoCode = isBonusDeclined ? undefined : body.promo_code || undefined;
    // Counted before the code is looked up, so that no guess is free, and given back if it exists.
    const tries = promoCode ? promoCodeTries(request.ip, playerId) : [];
    const refusal = await throttle.take(...tries);
    if (refusal) return refusal;
    if (promoCode && (await promotionCodes.isValid(promoCode))) await throttle.giveBack(...tries);
    const deposit = { playerId, currency, amountMinor: amount.minor, at: now(), promoCode, isBonusDeclined };
    const bonus = await expectedDepositBonus(database, deposit);
    const missed = await findMissedBonus(database, deposit, bonus);
    const named = [bonus, missed].flatMap((one) => one?.templateId ?? []);
    const [texts, rtp] = await Promise.all([readTexts(database, named, body.locale), readAverageRtp(database)]);
    const labelsOf = ({ templateId }: { templateId: number }) => ({ title: texts.get(templateId)?.title ?? '', currency, rtp });
    return {
      status: 1,
      bonus: bonus ? wireExpectedBonus(bonus, labelsOf(bonus)) : null,
      missed: missed ? wireMissedBonus(missed, labelsOf(missed)) : null,
    };
  });

  calls.player(frontClaimPromotion, async ({ body, session, request }) => {
    if (await access.check({ ip: request.ip, country: session.country })) return refuse('disable_site_access');
    const refusal = await throttle.take(...moneyCallCounts('bonus', session.playerId, request.ip));
    if (refusal) return refusal;
    const bonus = await claims.claim(session, body.id);
    if (isRefusal(bonus)) return bonus;
    return { status: 1, bonus: (await wireBonuses([bonus], session.playerId, body.locale))(bonus) };
  });

  calls.player(frontForfeitBonus, async ({ body, session, request }) => {
    const refusal = await throttle.take(...moneyCallCounts('bonus', session.playerId, request.ip));
    if (refusal) return refusal;
    const bonus = await claims.giveUp(session, body.id, body.idempotency_key);
    if (isRefusal(bonus)) return bonus;
    return { status: 1, bonus: (await wireBonuses([bonus], session.playerId, body.locale))(bonus) };
  });
}
