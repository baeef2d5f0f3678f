import { Button } from '@mantine/core';
import { useStaffFormat } from '../format/useStaffFormat.ts';

/** Removes the filter by player, which links from a player's page set. */
export function AllPlayersButton({ onShowAll }: { onShowAll: () => void }) {
  const { text } = useStaffFormat();
  return (
    <div>
      <Button variant="default" size="xs" onClick={onShowAll}>
        {text('backoffice.all_players')}
      </Button>
    </div>
  );
}
