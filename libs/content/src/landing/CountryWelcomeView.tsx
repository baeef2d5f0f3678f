import type { ReactNode } from 'react';
import type { HelpLine } from '@playfront/api-contract';
import { countryRulesOf, defaultMaxWagering, helpLinesOf, type CountryRules } from '@playfront/api-contract/country-rules';
import { useIsSignedIn } from '@playfront/auth';
import { useFormat, type Format, type MessageId } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { AgeMark, buttonClass, ErrorState, Notice, Skeleton } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { LandingHead } from '../promotions/LandingHead.tsx';
import type { PromotionPaths } from '../promotions/promotion-paths.ts';
import { withLead } from '../promotions/promotion.rules.ts';
import { PromotionLead } from '../promotions/PromotionLead.tsx';
import type { PromotionsState } from '../promotions/usePromotions.ts';
import { useTrackingCode } from '../promotions/useTrackingCode.ts';
import styles from './CountryWelcomeView.module.css';
import { countryWelcomeHeading } from './landing.messages.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import { promotionIn } from './promotion-in.ts';
import { startSteps } from './start-steps.ts';

export type CountryWelcomeViewProps = {
  /** ISO 3166. */
  readonly country: string;
  /** The promotions, of which the first that can be used is shown. */
  readonly state: PromotionsState;
  readonly paths: PromotionPaths;
  readonly homePath: string;
  readonly helpPath: string;
  /** Undefined if the operator does not offer sports. */
  readonly sportsPath: string | undefined;
  readonly headEnd?: ReactNode;
  /** Games, where real-money play is permitted. */
  readonly games?: ReactNode;
};

/** The welcome page for players from a country: its rules, the welcome promotion, and how to start. */
export function CountryWelcomeView({ country, state, paths, homePath, helpPath, sportsPath, headEnd, games }: CountryWelcomeViewProps) {
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const rules = countryRulesOf(country);
  const name = format.country(country);
  return (
    <div className={styles.page}>
      <LandingHead path={homePath} labelId="content.welcome.home" end={headEnd} />
      <header className={styles.lead}>
        <h1>{countryWelcomeHeading(country, format)}</h1>
        <p>{format.text(leadIdOf(rules, sportsPath))}</p>
        <div className={styles.actions}>
          {!isSignedIn && (
            <Link
              className={buttonClass({ variant: rules.hasCasino ? 'secondary' : 'action', size: 'l' })}
              to={paths.signUp({ country, tracking_code: trackingCode })}
            >
              {format.text('content.country_welcome.register')}
            </Link>
          )}
          {!rules.hasCasino && sportsPath !== undefined && (
            <Link className={buttonClass({ size: 'l' })} to={sportsPath}>
              {format.text('content.country_welcome.sports')}
            </Link>
          )}
          <AgeMark>{format.text('content.country_welcome.age', { years: rules.minAgeYears })}</AgeMark>
        </div>
      </header>
      {rules.hasCasino ? <WelcomeOffer {...{ state, paths, country }} /> : <Notice>{format.text('content.landing.no_casino')}</Notice>}
      <section className={styles.facts} aria-labelledby="country-facts">
        <h2 id="country-facts">{format.text('content.country_welcome.facts', { code: country, country: name })}</h2>
        <DescriptionList rows={countryRows(country, format, helpPath)} />
      </section>
      {rules.hasCasino && games}
      {/* The steps end in a deposit, which is only for those who may play for real money. */}
      {(rules.hasCasino || sportsPath !== undefined) && (
        <NumberedSteps title={format.text('content.start.title')} steps={startSteps(format, rules.minAgeYears)} />
      )}
    </div>
  );
}

function leadIdOf({ hasCasino }: CountryRules, sportsPath: string | undefined): MessageId {
  if (hasCasino) return 'content.country_welcome.lead';
  return sportsPath === undefined ? 'content.country_welcome.lead_free_play' : 'content.country_welcome.lead_sports';
}

function WelcomeOffer({ state, paths, country }: Pick<CountryWelcomeViewProps, 'state' | 'paths' | 'country'>) {
  const { text } = useFormat();
  const isSignedIn = useIsSignedIn();
  if (state.status === 'loading') return <Skeleton radius="card" height={400} className={styles.offer} />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        title={text('content.promotions.error.title')}
        retryLabel={text('content.promotions.retry')}
        onRetry={state.retry}
        isRetrying={state.isRetrying}
      />
    );
  }
  const { lead: promotion } = withLead(state.promotions, isSignedIn);
  if (!promotion) return null;
  return <PromotionLead promotion={isSignedIn ? promotion : promotionIn(promotion, country)} paths={paths} country={country} />;
}

function countryRows(country: string, { text }: Format, helpPath: string): readonly DescriptionRow[] {
  const rules = countryRulesOf(country);
  const rows: (DescriptionRow | false)[] = [
    { id: 'currency', label: text('content.country_welcome.currency'), value: text('content.country_welcome.euro') },
    {
      id: 'age',
      label: text('content.country_welcome.from_age'),
      value: text('content.country_welcome.years', { years: rules.minAgeYears }),
    },
    rules.maxWagering < defaultMaxWagering && {
      id: 'wagering',
      label: text('content.country_welcome.wagering'),
      value: text('content.country_welcome.times', { times: rules.maxWagering }),
    },
    !rules.isCryptoAllowed && { id: 'crypto', label: text('content.country_welcome.crypto'), value: text('content.country_welcome.not_taken') },
    !rules.isReverseWithdrawalAllowed && {
      id: 'withdrawal',
      label: text('content.country_welcome.withdrawal'),
      value: text('content.country_welcome.final'),
    },
    {
      id: 'help',
      label: text('content.country_welcome.help'),
      value: <Help services={[...helpLinesOf(country), ...(rules.exclusionRegistry ? [rules.exclusionRegistry] : [])]} helpPath={helpPath} />,
      startsGroup: true,
    },
  ];
  return rows.filter((row) => row !== false);
}

type HelpService = Pick<HelpLine, 'name' | 'url'> & Partial<Pick<HelpLine, 'phone'>>;

function Help({ services, helpPath }: { services: readonly HelpService[]; helpPath: string }) {
  const { text } = useFormat();
  return (
    <ul className={styles.help}>
      {services.map(({ name, phone, url }) => (
        <li key={name}>
          <a href={url} rel="noopener">
            {name}
          </a>
          {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        </li>
      ))}
      <li>
        <Link to={helpPath}>{text('content.country_welcome.help_page')}</Link>
      </li>
    </ul>
  );
}
