import { errorKeyMessage } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { textLinksClass } from '@playfront/ui/data';
import { IconCoins, IconHelp, IconHeart } from '@playfront/ui/icons';
import styles from './RestrictionView.module.css';

/** Free, multilingual help for gambling problems, available worldwide. */
const helpSite = 'https://www.gamblingtherapy.org/';

/**
 * Page of countries in which the site is not available (spec §2, §4). It has no link into the site, because that would redirect
 * back here.
 */
export function RestrictionView({ supportEmail }: { supportEmail: string }) {
  const { text } = useFormat();
  const email = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1>{text('content.restriction.title')}</h1>
        <p className={styles.refusal}>{text(errorKeyMessage('disable_site_access'))}</p>
        <p>{text('content.restriction.text')}</p>
      </header>
      <ul className={joinClasses(styles.ways, textLinksClass)} role="list">
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
