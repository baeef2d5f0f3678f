import { useFormat } from '@playfront/i18n';
import { IconPrinter } from '@playfront/ui/icons';
import { ListActionButton } from './ListActionButton.tsx';
import type { Print } from './usePrint.ts';

/** Prints a list with all its rows (`usePrint`). */
export function PrintButton({ print }: { print: Print }) {
  const { text } = useFormat();
  return (
    <ListActionButton icon={<IconPrinter size={20} />} isBusy={print.isLoading} disabled={print.isEmpty} onClick={() => void print.start()}>
      {text('account.print')}
    </ListActionButton>
  );
}
