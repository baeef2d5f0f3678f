import type { ReactNode } from 'react';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';

/** Link that continues an open round in its game. */
export const gameLink = (slug: string, children: ReactNode) => (
  <PageLink to="casino" query={{ game: slug, mode: 'real' }} className={buttonClass({ size: 's' })}>
    {children}
  </PageLink>
);

/** Link to the page that explains how rounds are drawn, with a round to verify. */
export const fairnessLink = (round: string, children: ReactNode) => (
  <PageLink to="fairness" query={{ round }} className={buttonClass({ variant: 'quiet' })}>
    {children}
  </PageLink>
);
