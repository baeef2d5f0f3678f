import { useEffect, useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { SearchField } from '@playfront/ui';
import { maxSearchLength, useLobbyFilter } from './useLobbyFilter.ts';

/** Pause after the last key press before the search is sent. */
const debounceMs = 250;

/** The search of the lobby, by game or provider. The URL holds the text. */
export function LobbySearch() {
  const format = useFormat();
  const { filter, changeFilter } = useLobbyFilter();
  const wanted = filter.search ?? '';
  const [typed, setTyped] = useState(wanted);
  const [sent, setSent] = useState(wanted);
  const [seen, setSeen] = useState(wanted);

  if (wanted !== seen) {
    setSeen(wanted);
    // Back, a link or "Clear" changed the URL: update the field to match.
    if (wanted !== sent) {
      setSent(wanted);
      setTyped(wanted);
    }
  }

  useEffect(() => {
    const text = typed.trim();
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      // A search adds one history entry, not one for each letter.
      changeFilter({ q: text }, { replace: sent !== '' });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, sent, changeFilter]);

  return (
    <SearchField
      isFolding
      label={format.text('casino.lobby.search_label')}
      placeholder={format.text('casino.lobby.search')}
      clearLabel={format.text('casino.lobby.search_clear')}
      maxLength={maxSearchLength}
      value={typed}
      onChange={setTyped}
    />
  );
}
