import type { frontGetPromotionTemplate, GameCategory, PromotionState, Refusal, UnavailableReason, ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { currencyOfVisitor } from '../jurisdiction/countries.rules.ts';
import { countDeposits, readAverageRtp, readOpenCategories } from './bonus-facts.store.ts';
import { periodOf } from './bonus.rules.ts';
import type { BonusTerms } from './bonus.tables.ts';
import { claimableFrom } from './claims.service.ts';
import { wasReceivedByPerson, isInTime, termsFor, type Claimant } from './offers.ts';
import { isRunning, readTakenBonuses, type PlayerBonus } from './player-bonuses.store.ts';
import {
  countGrants,
  findTemplateById,
  findTemplateByKey,
  readListedTemplates,
  readTexts,
  type PromotionText,
  type Template,
} from './templates.store.ts';

type Request = ValidRequestOf<typeof frontGetPromotionTemplate>;

/** Whether the visitor or player can claim a promotion. */
type Availability = {
  readonly state: PromotionState;
  readonly reason?: UnavailableReason;
  readonly fitsNextDeposit?: boolean;
  /** The open claim that must be given up first. */
  readonly replacedBy?: PlayerBonus;
};

/** A promotion as it is shown: its terms, its texts, and whether the reader can claim it. */
export type ShownPromotion = {
  readonly template: Template;
  /** Undefined if it is not for the player, or not offered in this currency. Contains only categories that are open. */
  readonly terms: BonusTerms | undefined;
  readonly text: PromotionText;
  readonly availability: Availability;
  /** Title of the promotion that was claimed instead. */
  readonly replacedByTitle: string | undefined;
  readonly rtp: number;
};

export type Promotions = {
  /** The promotions of a locale, or the requested one (contract, front/get_promotion_template). */
  read(request: Request, claimant: Claimant | undefined): Promise<readonly ShownPromotion[] | Refusal>;
};

export function createPromotions({ database, now }: { database: Database; now: () => Date }): Promotions {
  async function find({ id, key, locale }: Request, currency: Claimant['currency']): Promise<Template[] | undefined> {
    if (id === undefined && key === undefined) return readListedTemplates(database, currency, locale, now());
    const isId = id !== undefined && /^\d{1,15}$/.test(id);
    if (!isId) {
      const named = key === undefined ? undefined : await findTemplateByKey(database, key, currency);
      return named && [named];
    }
    const one = await findTemplateById(database, Number(id), currency);
    // Ids can be enumerated; an unlisted promotion, and its code, are only for visitors who know its key.
    return one && (one.is_listed || one.key === key) ? [one] : undefined;
  }

  async function availabilityOf(template: Template, bonuses: readonly PlayerBonus[], claimant: Claimant): Promise<Availability> {
    const family = bonuses.filter((bonus) => bonus.family === template.family);
    const open = family.find((bonus) => bonus.template_id === template.id && !bonus.finished_at);
    if (open && isRunning(open)) return { state: 'running' };
    if (open) return { state: 'claimed', fitsNextDeposit: open.amount === null && (await isForNextDeposit(template, claimant)) };
    const taken = family.find(({ period }) => period === periodOf(template.cadence, now()));
    // A claim without money can still be given up for this one. Another promotion of the family that granted money did so with the deposit that this
    // one needs.
    if (taken && !(taken.status === 'issued' && taken.amount === null)) {
      return taken.template_id !== template.id && template.nth_deposit !== null ? unavailable('past_deposit') : { state: 'used' };
    }
    if (!isInTime(template, now())) return unavailable('period');
    if (!termsFor(template, claimant.country)) return unavailable(template.max_bonus === null ? 'currency' : 'country');
    const from = await claimableFrom(database, template, claimant, now());
    if (from === undefined) return unavailable(template.type === 'cashback' ? 'no_loss' : 'past_deposit');
    if (await wasReceivedByPerson(database, template, claimant.playerId)) return { state: 'used' };
    // An unlisted one is granted by its code: with a deposit, or at registration, which this player has completed.
    if (from !== 'deposit' && !template.is_listed) return unavailable('registration_code');
    if (template.max_grants !== null && (await countGrants(database, template.id)) >= template.max_grants) return unavailable('none_left');
    if (taken) return { ...unavailable('replaced'), replacedBy: taken };
    return { state: 'claimable', fitsNextDeposit: from === 'deposit' && (await isForNextDeposit(template, claimant)) };
  }

  async function isForNextDeposit({ nth_deposit: nth }: Template, { playerId }: Claimant): Promise<boolean> {
    return nth === null || nth === (await countDeposits(database, playerId)) + 1;
  }

  return {
    async read(request, claimant) {
      const templates = await find(request, claimant?.currency ?? currencyOfVisitor(request.locale));
      if (!templates) return refuse('not_found');
      const ids = templates.map(({ id }) => id);
      const families = templates.map(({ family }) => family);
      const taken = claimant ? await readTakenBonuses(database, claimant.playerId, families) : [];
      const [texts, rtp, openCategories] = await Promise.all([
        readTexts(database, [...ids, ...taken.map(({ template_id: id }) => id)], request.locale),
        readAverageRtp(database),
        readOpenCategories(database),
      ]);
      return Promise.all(
        templates.map(async (template) => {
          const availability = claimant ? await availabilityOf(template, taken, claimant) : visitorAvailability(template);
          return {
            template,
            terms: withOpenCategories(termsFor(template, claimant?.country), openCategories),
            rtp,
            text: texts.get(template.id) ?? { title: template.key, summary: '', terms_html: '' },
            availability,
            replacedByTitle: availability.replacedBy && texts.get(availability.replacedBy.template_id)?.title,
          };
        }),
      );
    },
  };
}

/** Leaves only categories with games that can be opened. If there are none, all stay, since an empty list would mean all games. */
function withOpenCategories(terms: BonusTerms | undefined, openCategories: readonly GameCategory[]): BonusTerms | undefined {
  const open = terms?.eligibleCategories.filter((category) => openCategories.includes(category)) ?? [];
  return terms && open.length > 0 ? { ...terms, eligibleCategories: open } : terms;
}

function unavailable(reason: UnavailableReason): Availability {
  return { state: 'unavailable', reason };
}

function visitorAvailability({ max_bonus: maxBonus }: Template): Availability {
  return { state: 'open', ...(maxBonus === null ? { reason: 'currency' } : {}) };
}
