import { useFormat } from '@playfront/i18n';
import styles from './LobbySelect.module.css';
import { useLobbyChips } from './useLobbyChips.ts';
import { useLobbyFilter } from './useLobbyFilter.ts';

/** Narrows the lobby to the games of one provider. */
export function ProviderSelect() {
  const format = useFormat();
  const { filter, changeFilter } = useLobbyFilter();
  const { providers } = useLobbyChips();
  return (
    <select
      className={styles.select}
      aria-label={format.text('casino.lobby.providers')}
      value={filter.providerIds?.[0] ?? ''}
      onChange={(event) => changeFilter({ providers: event.target.value })}
    >
      <option value="">{format.text('casino.lobby.allProviders')}</option>
      {providers.map(({ id, name, count }) => (
        <option key={id} value={id}>
          {`${name} (${count})`}
        </option>
      ))}
    </select>
  );
}
