import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { SearchField } from '../filters/SearchField.tsx';
import { matchesText } from '../filters/matches-text.ts';
import { IconCheck } from '../icons.ts';
import { FlagIcon } from './FlagIcon.tsx';
import styles from './LanguageList.module.css';

/** A language of the site. */
export interface Language {
  code: string;
  /** Name in the language itself. */
  nativeName: string;
  /** Also found by this name. */
  englishName: string;
  /** BCP 47, for `lang` and `hreflang`. */
  languageTag: string;
  /** ISO 3166 code of its flag. */
  flag: string;
  /** URL of the same page in the language. */
  href: string;
}

export interface LanguageListProps {
  /** Label of the list. */
  label: string;
  languages: readonly Language[];
  /** Code of the current language. */
  current: string;
  /** Called before the link is followed, to store the choice. */
  onChoose?: ((code: string) => void) | undefined;
  /** Called after `onChoose` if this page navigates to another language, but not for a new tab or window. */
  onLeave?: ((code: string) => void) | undefined;
  /** Called after `onChoose`, instead of following the link, if the current language is chosen. New tabs and windows still follow the link. */
  onCurrent?: (() => void) | undefined;
  /** Label of the search field of a long list. */
  findLabel: string;
  /** Label of the button that clears it. */
  clearLabel: string;
  /** Shown if no language matches. */
  noneText: string;
}

/** Up to this length, a list needs no search field. */
const shortList = 10;

/** The languages with flag and name. Each is a plain link, because another language is another document. Arrows, Home and End move between them. */
export function LanguageList({ label, languages, current, onChoose, onLeave, onCurrent, findLabel, clearLabel, noneText }: LanguageListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const shown = languages.filter(({ nativeName, englishName }) => matchesText(`${nativeName} ${englishName}`, typed));

  const handleKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const isInField = at < 0;
    const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, ...(isInField ? {} : { Home: 0, End: links.length - 1 }) }[event.key];
    if (wanted === undefined || !links[wanted]) return;
    event.preventDefault();
    links[wanted].focus();
  };

  const handleClick = (event: MouseEvent, code: string) => {
    onChoose?.(code);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    if (code !== current) return onLeave?.(code);
    if (!onCurrent) return;
    event.preventDefault();
    onCurrent();
  };

  return (
    <div className={styles.languages} role="group" aria-label={label} onKeyDown={handleKeyDown}>
      {languages.length > shortList && (
        <SearchField label={findLabel} placeholder={findLabel} clearLabel={clearLabel} value={typed} onChange={setTyped} />
      )}
      <ul ref={list} className={styles.list} role="list">
        {shown.map(({ code, nativeName, languageTag, flag, href }) => (
          <li key={code}>
            <a
              className={styles.language}
              href={href}
              hrefLang={languageTag}
              lang={languageTag}
              {...(code === current ? { 'aria-current': 'true' as const } : {})}
              onClick={(event) => handleClick(event, code)}
            >
              <FlagIcon country={flag} size={22} />
              <span className={styles.name} title={nativeName}>
                {nativeName}
              </span>
              {code === current && <IconCheck size={18} />}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.none} role="status">
        {shown.length === 0 && noneText}
      </p>
    </div>
  );
}
