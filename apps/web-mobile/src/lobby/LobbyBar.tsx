import { lazy, Suspense, useState } from 'react';
import { LobbySearch, useLobbyChips, useLobbyFilter } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { Chip, ChipRow, IconButton } from '@playfront/ui';
import { IconAdjustmentsHorizontal } from '@playfront/ui/icons';
import styles from './LobbyBar.module.css';

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })));

/** Search and filters over a row of categories and collections. */
export function LobbyBar() {
  const format = useFormat();
  const { chips } = useLobbyChips();
  const { changeFilter } = useLobbyFilter();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <LobbySearch className={styles.search} />
        <IconButton
          isBoxed
          label={format.text('casino.lobby.filters')}
          icon={<IconAdjustmentsHorizontal />}
          aria-haspopup="dialog"
          className={styles.filters}
          onClick={() => setIsSheetOpen(true)}
        />
      </div>
      <ChipRow label={format.text('casino.lobby.categories')}>
        {chips.map(({ id, label, isOn, change }) => (
          <Chip key={id} isPressed={isOn} onClick={() => changeFilter(change)}>
            {label}
          </Chip>
        ))}
      </ChipRow>
      {isSheetOpen && (
        <Suspense>
          <FilterSheet onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
