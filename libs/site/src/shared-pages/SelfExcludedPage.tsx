import { useEffect, useState } from 'react';
import { useSessionState } from '@playfront/auth';
import { ExcludedView, storedExclusion, useHelpLines, type StoredExclusion } from '@playfront/auth/exclusion';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';
import styles from './page.module.css';

/** Shown after a self-exclusion: its details, and where to get help. */
export function Page() {
  const { text } = useFormat();
  const help = useHelpLines();
  const [made, setMade] = useState<StoredExclusion>();
  const isVisitor = useSessionState().status === 'visitor';
  // In the browser only, and not for another player who has logged in in another tab.
  useEffect(() => setMade(isVisitor ? storedExclusion.read() : undefined), [isVisitor]);
  const link = buttonClass({ size: 'l' });
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.restriction}`}>
      <ExcludedView
        exclusion={made}
        help={made?.help ?? help}
        helpLink={
          <PageLink to="text" params={{ text: 'responsible-gaming' }} className={link}>
            {text('site.footer.get_help')}
          </PageLink>
        }
        contactLink={
          <PageLink to="contact" className={link}>
            {text('site.nav.contact')}
          </PageLink>
        }
      />
    </main>
  );
}
