import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import { gamesQuery, ProviderSelect, SortSelect, useLobbyFilter } from '@playfront/casino';
import { Message, useFormat, useLocale } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { Drawer } from '@playfront/ui/overlays';
import styles from './FilterSheet.module.css';

/** Provider and order from under the thumb; each choice shows at once how many games are left. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const { filter, clearFilter } = useLobbyFilter();
  const { data } = useQuery(gamesQuery(useApi(), useLocale(), filter, 1));
  return (
    <Drawer
      isOpen
      onClose={onClose}
      side="sheet"
      title={format.text('casino.filter.title')}
      closeLabel={format.text('casino.filter.close')}
      footer={
        <div className={styles.foot}>
          <Button size="l" onClick={clearFilter}>
            <Message id="casino.lobby.clear" />
          </Button>
          <Button size="l" variant="action" onClick={onClose}>
            {format.text('casino.lobby.showGames', { count: data?.total ?? 0 })}
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        <span>{format.text('casino.filter.provider')}</span>
        <ProviderSelect />
        <span>{format.text('casino.sort.label')}</span>
        <SortSelect />
      </div>
    </Drawer>
  );
}
