import type { HelpLine } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { textLinksClass } from '@playfront/ui/data';
import styles from './HelpLines.module.css';

/** Help lines for gambling problems, each with its phone number, if any, and its website. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  const { text } = useFormat();
  return (
    <ul role="list" className={joinClasses(styles.lines, textLinksClass)} aria-label={text('auth.help_lines')}>
      {lines.map(({ name, phone, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer" target="_blank">
            {name}
          </a>
          {phone !== '' && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
