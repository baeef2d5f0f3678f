import { Button } from '@mantine/core';
import { useStaffFormat } from '../format/useStaffFormat.ts';

/** Ends the limitation of a list to one player, as links from a player's page set it. */
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
