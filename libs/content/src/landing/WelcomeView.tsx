import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { AgeMark, buttonClass } from '@playfront/ui';
import { HouseFacts } from '../house/HouseFacts.tsx';
import { OfferArt } from '../promotions/OfferArt.tsx';
import type { PromotionPaths } from '../promotions/promotion-paths.ts';
import { PromotionLead } from '../promotions/PromotionLead.tsx';
import type { PromotionsState } from '../promotions/usePromotions.ts';
import { useTrackingCode } from '../promotions/useTrackingCode.ts';
import { HonestSteps } from './HonestSteps.tsx';
import { MoneyKinds } from './MoneyKinds.tsx';
import { startSteps } from './start-steps.ts';
import styles from './WelcomeView.module.css';

export type WelcomeViewProps = {
  readonly brandName: string;
  /** Behind the first words; without it they stand on a plain ground. */
  readonly picture: string;
  /** The welcome promotion. It is left out until it is here: nothing of the page waits for it. */
  readonly state: PromotionsState;
  readonly paths: PromotionPaths;
  readonly games?: ReactNode;
};

/** What the house is, how it keeps money apart, and how to start. */
export function WelcomeView({ brandName, picture, state, paths, games }: WelcomeViewProps) {
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const promotion = state.status === 'ready' ? state.promotions[0] : undefined;
  return (
    <div className={styles.page}>
      <OfferArt picture={picture} isTall>
        <h1>{format.text('content.welcome.heading', { brand: brandName })}</h1>
        <p>
          <Message id="content.welcome.lead" />
        </p>
        <div className={styles.actions}>
          {!isSignedIn && (
            <Link className={buttonClass({ variant: 'action', size: 'l' })} to={paths.signUp({ tracking_code: trackingCode })}>
              <Message id="content.welcome.register" />
            </Link>
          )}
          <Link className={buttonClass({ variant: isSignedIn ? 'action' : 'glass', size: 'l' })} to={paths.casino}>
            <Message id="content.welcome.casino" />
          </Link>
          <AgeMark>
            <Message id="site.footer.age" />
          </AgeMark>
        </div>
      </OfferArt>
      <MoneyKinds />
      <HonestSteps title={format.text('content.start.title')} steps={startSteps(format, 18)} />
      {promotion && <PromotionLead promotion={promotion} paths={paths} />}
      {games}
      <HouseFacts />
    </div>
  );
}
