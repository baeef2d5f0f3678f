import { useStore } from 'jotai';
import { useLocation } from 'react-router-dom';
import { localeCodes, localeEntry, localePath, rememberLocale, useFormat, useLocale, type LocaleCode } from '@playfront/i18n';
import { LanguageList } from '@playfront/ui';
import { readFields } from '../form-factor/kept-fields.ts';
import { keepState } from '../form-factor/kept-state.ts';
import { withoutGame } from '../navigation/without-game.ts';
import { releaseEditsAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';

/** The languages of the site; choosing one goes to the same page in it and remembers it (spec §2, §4), and the one on screen puts the list away. */
export function SiteLanguages({ onCurrent }: { onCurrent: () => void }) {
  const format = useFormat();
  const current = useLocale();
  const store = useStore();
  const { pathname, search } = useLocation();
  const query = withoutGame(search);
  const addressIn = (code: LocaleCode) => localePath(code, pathname) + query;

  /** What is typed on the page is restored in the other language: the browser need not ask about it. */
  function keepTyped(code: LocaleCode): void {
    const nothingOpen = { overlay: undefined, wantedPath: undefined, isWelcomeOpen: false };
    const isKept = keepState({ address: addressIn(code), ...nothingOpen, place: { scrolled: 0 }, fields: readFields() });
    if (isKept) store.set(releaseEditsAtom);
  }

  return (
    <LanguageList
      label={format.text('site.header.language')}
      languages={localeCodes.map((code) => ({ ...localeEntry(code), code, href: addressIn(code) }))}
      current={current}
      onChoose={(code) => rememberLocale(code as LocaleCode)}
      onLeave={(code) => keepTyped(code as LocaleCode)}
      onCurrent={onCurrent}
      findLabel={format.text('site.language.find')}
      clearLabel={format.text('site.language.clear')}
      noneText={format.text('site.language.none')}
    />
  );
}
