import { useLocation } from 'react-router-dom';
import { localeCodes, localeEntry, localePath, rememberLocale, useLocale } from '@playfront/i18n';
import { FlagIcon } from '@playfront/ui';
import styles from './LanguageList.module.css';

/** The languages with flag and name; choosing one goes to the same page in it and remembers it (spec §2, §4). */
export function LanguageList() {
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.list}>
      {localeCodes.map((code) => {
        const { nativeName, languageTag, flag } = localeEntry(code);
        return (
          <li key={code}>
            {/* A plain link: another language is another document, with its own messages and head. */}
            <a
              className={styles.language}
              href={localePath(code, pathname) + search}
              hrefLang={languageTag}
              lang={languageTag}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => rememberLocale(code)}
            >
              <FlagIcon country={flag.toLowerCase()} />
              {nativeName}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
