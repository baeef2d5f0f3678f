import { useFormat, type MessageId } from '@playfront/i18n';
import { PageLink } from '../navigation/PageLink.tsx';
import styles from './LegalLinks.module.css';

const texts = [
  ['terms-of-use', 'site.nav.terms'],
  ['privacy-policy', 'site.nav.privacy'],
] as const satisfies readonly (readonly [string, MessageId])[];

/** Links to the terms a new player accepts; they open in a new tab, so that nothing typed is lost. */
export function LegalLinks() {
  const format = useFormat();
  return (
    <p className={styles.links}>
      {texts.map(([text, titleId]) => (
        <PageLink key={text} to="text" params={{ text }} target="_blank">
          {format.text(titleId)} <span className="visually-hidden">{format.text('site.sign_up.new_tab')}</span>
        </PageLink>
      ))}
    </p>
  );
}
