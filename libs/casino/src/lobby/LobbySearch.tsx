import { useState } from 'react';
import { maxGameSearchLength } from '@playfront/api-contract/field-lengths';
import { useFormat } from '@playfront/i18n';
import { SearchField } from '@playfront/ui';
import { useLobbyFilter } from './useLobbyFilter.ts';

/** The search of the lobby, by game or provider. The text is stored in the URL. */
export function LobbySearch() {
  const format = useFormat();
  const { filter, changeFilter } = useLobbyFilter();
  const wanted = filter.search ?? '';
  const [typed, setTyped] = useState(wanted);
  const [seen, setSeen] = useState(wanted);

  if (wanted !== seen) {
    setSeen(wanted);
    // Back, a link or "Clear" changed the URL: update the field to match.
    if (wanted !== typed.trim()) setTyped(wanted);
  }

  const handleChange = (value: string) => {
    const [before, text] = [typed.trim(), value.trim()];
    setTyped(value);
    // A search adds one history entry, not one for each letter.
    if (text !== before) changeFilter({ q: text }, { replace: before !== '' });
  };

  return (
    <SearchField
      isFolding
      label={format.text('casino.lobby.search_label')}
      placeholder={format.text('casino.lobby.search')}
      clearLabel={format.text('casino.lobby.search_clear')}
      maxLength={maxGameSearchLength}
      value={typed}
      onChange={handleChange}
    />
  );
}
