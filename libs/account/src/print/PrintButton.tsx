import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { IconPrinter } from '@playfront/ui/icons';
import type { Print } from './usePrint.ts';
import styles from './PrintButton.module.css';

/** Prints a list with all its rows (`usePrint`). Shows only an icon on narrow screens. */
export function PrintButton({ print }: { print: Print }) {
  const { text } = useFormat();
  return (
    <Button
      icon={<IconPrinter size={20} />}
      className={styles.button}
      isBusy={print.isLoading}
      disabled={print.isEmpty}
      onClick={() => void print.start()}
    >
      <span className={styles.word}>{text('account.print')}</span>
    </Button>
  );
}
