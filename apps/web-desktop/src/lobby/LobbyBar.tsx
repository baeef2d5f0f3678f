import { ProviderSelect, SortSelect, useLobbyChips, useLobbyFilter } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { Chip, ChipRow } from '@playfront/ui';
import styles from './LobbyBar.module.css';

/** The sticky row under the banner: categories and collections, provider, order. */
export function LobbyBar() {
  const format = useFormat();
  const { chips } = useLobbyChips();
  const { changeFilter } = useLobbyFilter();
  return (
    <div className={styles.bar}>
      <ChipRow label={format.text('casino.lobby.categories')}>
        {chips.map(({ id, label, isOn, change }) => (
          <Chip key={id} isPressed={isOn} onClick={() => changeFilter(change)}>
            {label}
          </Chip>
        ))}
      </ChipRow>
      <ProviderSelect />
      <SortSelect />
    </div>
  );
}
