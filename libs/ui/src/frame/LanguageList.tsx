import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { SearchField } from '../filters/SearchField.tsx';
import { matchesText } from '../filters/matchesText.ts';
import { IconCheck } from '../icons.ts';
import { FlagIcon } from './FlagIcon.tsx';
import styles from './LanguageList.module.css';

/** A language the site speaks. */
export interface Language {
  code: string;
  /** In the language itself. */
  nativeName: string;
  /** Also found by this name. */
  englishName: string;
  /** BCP 47, for `lang` and `hreflang`. */
  languageTag: string;
  /** ISO 3166 code of its flag. */
  flag: string;
  /** The same page in the language. */
  href: string;
}

export interface LanguageListProps {
  /** Name of the field and its list. */
  label: string;
  languages: readonly Language[];
  /** Code of the language on screen. */
  current: string;
  /** Called before the link is followed: to remember the choice. */
  onChoose?: ((code: string) => void) | undefined;
  /** Called after `onChoose` where this page is left for another language: not for another tab or window. */
  onLeave?: ((code: string) => void) | undefined;
  /** Called after `onChoose`, in place of the link, where the language on screen is chosen: it is no other page. Another tab or window is still a link's matter. */
  onCurrent?: (() => void) | undefined;
  /** Name of the field that narrows a long list. */
  findLabel: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Said when no language matches. */
  noneText: string;
}

/** A list as long as this is read faster than it is searched. */
const shortList = 10;

/** The languages with flag and name. Each is a plain link: another language is another document. Arrows, Home and End go from one to the next. */
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
    const isForElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForElsewhere) return;
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
