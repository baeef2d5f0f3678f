import { Message, type MessageId } from '@playfront/i18n';
import { PageLink } from '../pages/PageLink.tsx';
import styles from './LegalLinks.module.css';

const texts = [
  ['terms-of-use', 'site.nav.terms'],
  ['privacy-policy', 'site.nav.privacy'],
] as const satisfies readonly (readonly [string, MessageId])[];

/** What a new player accepts, to be read beside the form: in a tab of its own, so that nothing typed is left behind. */
export function LegalLinks() {
  return (
    <p className={styles.links}>
      {texts.map(([text, titleId]) => (
        <PageLink key={text} to="text" params={{ text }} target="_blank">
          <Message id={titleId} />{' '}
          <span className="visually-hidden">
            <Message id="site.signUp.newTab" />
          </span>
        </PageLink>
      ))}
    </p>
  );
}
