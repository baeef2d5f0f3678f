import { useStore } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';
import { readDrafts } from '@playfront/forms/drafts';
import { localePath, rememberLocale, type LocaleCode } from '@playfront/i18n';
import { storeSwapState } from '../form-factor/swap-state.ts';
import { withoutGame } from '../navigation/without-game.ts';
import { releaseEditsAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';

/** Switches the current page to another language, which loads another document (spec §2, §4). */
export function useLanguageSwitch(): {
  /** URL of this page in a language. */
  addressIn: (code: LocaleCode) => string;
  /** Stores the language, also for the player's emails and messages; call it before opening such a URL, in any tab. */
  choose: (code: LocaleCode) => void;
  /** Call it if this tab opens the URL: typed text is restored in the other language, so the browser does not ask about it. */
  leave: (code: LocaleCode) => void;
} {
  const store = useStore();
  const { pathname, search } = useLocation();
  const query = withoutGame(search);
  const api = useApi();
  const isSignedIn = useIsSignedIn();
  const addressIn = (code: LocaleCode) => localePath(code, pathname) + query;

  function choose(code: LocaleCode): void {
    rememberLocale(code);
    // If it fails, the player can still choose the language of emails under "Personal details".
    if (isSignedIn) api.frontUpdateProfile({ language: code }, { outlivesPage: true }).catch(() => undefined);
  }

  function leave(code: LocaleCode): void {
    const nothingOpen = { overlay: undefined, wantedPath: undefined, isWelcomeOpen: false };
    const isStored = storeSwapState({ address: addressIn(code), ...nothingOpen, place: { scrolled: 0 }, drafts: readDrafts() });
    if (isStored) store.set(releaseEditsAtom);
  }

  return { addressIn, choose, leave };
}
