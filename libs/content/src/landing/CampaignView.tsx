import type { ReactNode } from 'react';
import type { Promotion, PromotionTerms } from '@playfront/api-contract';
import { countryRulesOf } from '@playfront/api-contract/country-rules';
import { useIsSignedIn } from '@playfront/auth';
import { useFormat, type Format } from '@playfront/i18n';
import { formatHours } from '@playfront/money';
import { Link } from '@playfront/navigation';
import { AgeMark, buttonClass, Notice, Tag } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { ExpectedCost } from '../promotions/ExpectedCost.tsx';
import { OfferArt } from '../promotions/OfferArt.tsx';
import { mainTerms } from '../promotions/promotion-terms.tsx';
import type { PromotionPaths } from '../promotions/promotion-paths.ts';
import { PromotionAction } from '../promotions/PromotionAction.tsx';
import { groupOf, stepOf, withLead } from '../promotions/promotion.rules.ts';
import { PromotionLead } from '../promotions/PromotionLead.tsx';
import { PromotionPending, PromotionTermsInFull } from '../promotions/PromotionView.tsx';
import type { PromotionsState } from '../promotions/usePromotions.ts';
import styles from './CampaignView.module.css';
import { NumberedSteps, type NumberedStep } from './NumberedSteps.tsx';
import { LandingHead } from '../promotions/LandingHead.tsx';
import { promotionIn } from './promotion-in.ts';

export type CampaignViewProps = {
  readonly state: PromotionsState;
  readonly paths: PromotionPaths;
  /** Country of the campaign (ISO 3166), if it is for one. */
  readonly country: string | undefined;
  /** Country of the visitor's IP address, if known. */
  readonly visitorCountry: string | undefined;
  /** The promotions that the operator lists; one that is not among them needs its code. */
  readonly listed: PromotionsState;
  readonly headEnd?: ReactNode;
};

/** The landing page of a campaign: the offer, the steps to its money, and all terms. */
export function CampaignView({ state, paths, country, visitorCountry, listed, headEnd }: CampaignViewProps) {
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const received = state.status === 'ready' ? state.promotions[0] : undefined;
  const promotion = received && (isSignedIn ? received : promotionIn(received, country));
  const isListed = listed.status === 'ready' && listed.promotions.some(({ id }) => id === promotion?.id);
  const isUnavailable = promotion !== undefined && isSignedIn && stepOf(promotion, isSignedIn, isListed) === 'unavailable';
  const isElsewhere = !isSignedIn && country !== undefined && visitorCountry !== undefined && visitorCountry !== country;

  return (
    <div className={styles.page}>
      <LandingHead path={paths.list} labelId="content.promotion.back" end={headEnd} />
      {!promotion && <PromotionPending state={state} />}
      {promotion && (
        <>
          <OfferArt picture={promotion.picture} isTall>
            {country && <Tag tone="art">{format.text('content.landing.for_country', { code: country, country: format.country(country) })}</Tag>}
            <h1>{promotion.title}</h1>
            <p>{promotion.summary}</p>
            {promotion.terms && (
              <>
                <DescriptionList isStacked className={styles.terms} rows={mainTerms(promotion, promotion.terms, format)} />
                <ExpectedCost terms={promotion.terms} />
              </>
            )}
            <div className={styles.actions}>
              <PromotionAction promotion={promotion} paths={paths} size="l" isMain isListed={isListed} country={country} />
              <AgeMark className={styles.age}>{format.text('content.age_mark')}</AgeMark>
            </div>
          </OfferArt>
          {isElsewhere && (
            <Notice>
              {format.text('content.landing.elsewhere', { code: country, country: format.country(country), here: format.country(visitorCountry) })}
            </Notice>
          )}
          {!isSignedIn && !countryRulesOf(country).hasCasino && <Notice>{format.text('content.landing.no_casino')}</Notice>}
          {promotion.terms && !isUnavailable && (
            <NumberedSteps title={format.text('content.campaign.steps')} steps={stepsOf(promotion, promotion.terms, isSignedIn, format)} />
          )}
          {isUnavailable ? <OtherOffer listed={listed} paths={paths} /> : <PromotionTermsInFull promotion={promotion} paths={paths} />}
        </>
      )}
    </div>
  );
}

/** For a player to whom the campaign's promotion is not available: one that can be claimed, otherwise a link to the list. */
function OtherOffer({ listed, paths }: Pick<CampaignViewProps, 'listed' | 'paths'>) {
  const { text } = useFormat();
  if (listed.status === 'loading') return null;
  const { lead } = withLead(listed.status === 'ready' ? listed.promotions : [], true);
  if (!lead || stepOf(lead, true, true) !== 'claim') {
    return (
      <div>
        <Link className={buttonClass()} to={paths.list}>
          {text('content.campaign.other.list')}
        </Link>
      </div>
    );
  }
  return (
    <section className={styles.other} aria-labelledby="other-offer">
      <h2 id="other-offer">{text('content.campaign.other.title')}</h2>
      <PromotionLead promotion={lead} paths={paths} />
    </section>
  );
}

function stepsOf(promotion: Promotion, terms: PromotionTerms, isSignedIn: boolean, format: Format): readonly NumberedStep[] {
  const { text, money } = format;
  const group = groupOf(promotion);
  const play = { stake: money(terms.wageringAtMost), span: formatHours(terms.expires_after_hours, format.languageTag), bet: money(terms.maxBet) };
  const steps: (NumberedStep | false)[] = [
    !isSignedIn && {
      id: 'account',
      title: text('content.campaign.account.title'),
      text: promotion.code ? text('content.campaign.account.code', { code: promotion.code }) : text('content.campaign.account.text'),
    },
    group === 'deposit'
      ? {
          id: 'deposit',
          title: text('content.campaign.deposit.title', { amount: money(terms.minDeposit) }),
          text: text('content.campaign.deposit.text'),
        }
      : { id: 'gain', title: text('content.campaign.gain.title', { amount: money(terms.maxBonus) }), text: text('content.campaign.gain.text') },
    {
      id: 'play',
      title: text('content.campaign.play.title'),
      text: terms.maxWin ? text('content.campaign.play.capped', { ...play, win: money(terms.maxWin) }) : text('content.campaign.play.text', play),
    },
  ];
  return steps.filter((step) => step !== false);
}
