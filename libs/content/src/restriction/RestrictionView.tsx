import { useFormat } from '@playfront/i18n';
import { IconCoins, IconHelp, IconHeart } from '@playfront/ui/icons';
import styles from './RestrictionView.module.css';

/** Free help with gambling in many languages; it serves people wherever they are. */
const helpSite = 'https://www.gamblingtherapy.org/';

/**
 * What stands where the site is not offered (spec §2, §4): that it is so, and what is left to do. Nothing here leads into the site, which would
 * only lead back.
 */
export function RestrictionView({ supportEmail }: { supportEmail: string }) {
  const { text } = useFormat();
  const email = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1>{text('content.restriction.title')}</h1>
        <p className={styles.refusal}>{text('auth.failure.disable_site_access')}</p>
        <p>{text('content.restriction.text')}</p>
      </header>
      <ul className={styles.ways} role="list">
        <li>
          <IconCoins size={24} />
          <div>
            <h2>{text('content.restriction.money')}</h2>
            <p>{text('content.restriction.money_text')}</p>
            {email}
          </div>
        </li>
        <li>
          <IconHelp size={24} />
          <div>
            <h2>{text('content.restriction.mistake')}</h2>
            <p>{text('content.restriction.mistake_text')}</p>
          </div>
        </li>
        <li>
          <IconHeart size={24} />
          <div>
            <h2>{text('content.restriction.help')}</h2>
            <p>{text('content.restriction.help_text')}</p>
            <a href={helpSite} rel="noreferrer">
              {text('content.restriction.help_link')}
            </a>
          </div>
        </li>
      </ul>
    </div>
  );
}
