import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { Message, useFormat, type Format } from '@playfront/i18n';
import { AgeMark, buttonClass, ErrorState, Notice, Skeleton } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { LandingHead } from '../promotions/LandingHead.tsx';
import type { PromotionPaths } from '../promotions/promotion-paths.ts';
import { PromotionLead } from '../promotions/PromotionLead.tsx';
import type { PromotionsState } from '../promotions/usePromotions.ts';
import { useTrackingCode } from '../promotions/useTrackingCode.ts';
import styles from './CountryWelcomeView.module.css';
import { promotionIn, rulesOf, type HelpPlace } from './country-rules.ts';
import { HonestSteps } from './HonestSteps.tsx';
import { startSteps } from './start-steps.ts';

export type CountryWelcomeViewProps = {
  /** ISO 3166. */
  readonly country: string;
  /** The welcome promotion. */
  readonly state: PromotionsState;
  readonly paths: PromotionPaths;
  readonly homePath: string;
  readonly helpPath: string;
  readonly sportsPath: string;
  readonly headEnd?: ReactNode;
  /** Games to look at, where they are played for money. */
  readonly games?: ReactNode;
};

/** The welcome for players from a country: what holds for them, the welcome promotion, and how to start. */
export function CountryWelcomeView({ country, state, paths, homePath, helpPath, sportsPath, headEnd, games }: CountryWelcomeViewProps) {
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const rules = rulesOf(country);
  const name = format.country(country);
  return (
    <div className={styles.page}>
      <LandingHead path={homePath} labelId="content.welcome.home" end={headEnd} />
      <header className={styles.lead}>
        <h1>{format.text('content.countryWelcome.heading', { country: name })}</h1>
        <p>{format.text(rules.hasCasino ? 'content.countryWelcome.lead' : 'content.countryWelcome.leadSports')}</p>
        <div className={styles.actions}>
          {!isSignedIn && (
            <Link
              className={buttonClass({ variant: rules.hasCasino ? 'secondary' : 'action', size: 'l' })}
              to={paths.signUp({ country, tracking_code: trackingCode })}
            >
              <Message id="content.countryWelcome.register" />
            </Link>
          )}
          {!rules.hasCasino && (
            <Link className={buttonClass({ size: 'l' })} to={sportsPath}>
              <Message id="content.countryWelcome.sports" />
            </Link>
          )}
          <AgeMark>{format.text('content.countryWelcome.age', { years: rules.minAgeYears })}</AgeMark>
        </div>
      </header>
      {rules.hasCasino ? (
        <WelcomeOffer {...{ state, paths, country }} />
      ) : (
        <Notice>
          <Message id="content.landing.noCasino" />
        </Notice>
      )}
      <section className={styles.facts} aria-labelledby="country-facts">
        <h2 id="country-facts">{format.text('content.countryWelcome.facts', { country: name })}</h2>
        <DescriptionList rows={countryRows(country, format, helpPath)} />
      </section>
      {rules.hasCasino && games}
      <HonestSteps title={format.text('content.start.title')} steps={startSteps(format, rules.minAgeYears)} />
    </div>
  );
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
  const [promotion] = state.promotions;
  if (!promotion) return null;
  return <PromotionLead promotion={isSignedIn ? promotion : promotionIn(promotion, country)} paths={paths} country={country} />;
}

function countryRows(country: string, { text }: Format, helpPath: string): readonly DescriptionRow[] {
  const rules = rulesOf(country);
  const rows: (DescriptionRow | false)[] = [
    { id: 'currency', label: text('content.countryWelcome.currency'), value: text('content.countryWelcome.euro') },
    {
      id: 'age',
      label: text('content.countryWelcome.fromAge'),
      value: text('content.countryWelcome.years', { years: rules.minAgeYears }),
    },
    rules.maxWagering < 40 && {
      id: 'wagering',
      label: text('content.countryWelcome.wagering'),
      value: text('content.countryWelcome.times', { times: rules.maxWagering }),
    },
    !rules.hasCrypto && { id: 'crypto', label: text('content.countryWelcome.crypto'), value: text('content.countryWelcome.notTaken') },
    rules.isWithdrawalFinal && {
      id: 'withdrawal',
      label: text('content.countryWelcome.withdrawal'),
      value: text('content.countryWelcome.final'),
    },
    {
      id: 'help',
      label: text('content.countryWelcome.help'),
      value: <Help places={rules.help} helpPath={helpPath} />,
      startsGroup: true,
    },
  ];
  return rows.filter((row) => row !== false);
}

function Help({ places, helpPath }: { places: readonly HelpPlace[]; helpPath: string }) {
  return (
    <ul className={styles.help}>
      {places.map(({ name, phone, url }) => (
        <li key={name}>
          {url ? (
            <a href={url} rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}
          {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        </li>
      ))}
      <li>
        <Link to={helpPath}>
          <Message id="content.countryWelcome.helpPage" />
        </Link>
      </li>
    </ul>
  );
}
