import type { ReactNode } from 'react';
import { useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { AgeMark, buttonClass } from '@playfront/ui';
import { OfferArt } from '../promotions/OfferArt.tsx';
import type { PromotionPaths } from '../promotions/promotion-paths.ts';
import { withLead } from '../promotions/promotion.rules.ts';
import { PromotionLead } from '../promotions/PromotionLead.tsx';
import type { PromotionsState } from '../promotions/usePromotions.ts';
import { useTrackingCode } from '../promotions/useTrackingCode.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import { MoneyKinds } from './MoneyKinds.tsx';
import { startSteps } from './start-steps.ts';
import styles from './WelcomeView.module.css';

export type WelcomeViewProps = {
  readonly brandName: string;
  /** URL of the image behind the heading; empty for a plain background. */
  readonly picture: string;
  /** The promotions, of which the first that can be used is shown. It is left out until they have loaded, so that the page does not wait for them. */
  readonly state: PromotionsState;
  readonly paths: PromotionPaths;
  readonly games?: ReactNode;
  /** Facts about the operator, at the end. */
  readonly facts?: ReactNode;
};

/** The site's welcome page: what it offers, its kinds of money, and how to start. */
export function WelcomeView({ brandName, picture, state, paths, games, facts }: WelcomeViewProps) {
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const promotion = state.status === 'ready' ? withLead(state.promotions, isSignedIn).lead : undefined;
  return (
    <div className={styles.page}>
      <OfferArt picture={picture} isTall>
        <h1>{format.text('content.welcome.heading', { brand: brandName })}</h1>
        <p>{format.text('content.welcome.lead')}</p>
        <div className={styles.actions}>
          {!isSignedIn && (
            <Link className={buttonClass({ variant: 'action', size: 'l' })} to={paths.signUp({ tracking_code: trackingCode })}>
              {format.text('content.welcome.register')}
            </Link>
          )}
          <Link className={buttonClass({ variant: isSignedIn ? 'action' : 'glass', size: 'l' })} to={paths.casino}>
            {format.text('content.welcome.casino')}
          </Link>
          <AgeMark>{format.text('content.age_mark')}</AgeMark>
        </div>
      </OfferArt>
      <MoneyKinds />
      <NumberedSteps title={format.text('content.start.title')} steps={startSteps(format, 18)} />
      {promotion && <PromotionLead promotion={promotion} paths={paths} />}
      {games}
      {facts}
    </div>
  );
}
