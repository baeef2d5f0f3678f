import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useFormat, type MessageId } from '@playfront/i18n';
import styles from './HeaderPopover.module.css';

const Popover = lazy(() => import('@playfront/ui/overlays').then((module) => ({ default: module.Popover })));

type ButtonProps = { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick?: () => void };

/** A button of the header that opens a panel under it. The panel's library is loaded with the first press. */
export function HeaderPopover({
  titleId,
  button,
  width = 264,
  children,
}: {
  titleId: MessageId;
  button: (props: ButtonProps) => ReactElement;
  /** In px. */
  width?: number;
  /** What is in the panel; a choice in it closes it. */
  children: (close: () => void) => ReactNode;
}) {
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const closed = button({
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => {
      setWasOpened(true);
      setIsOpen(true);
    },
  });
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <Popover
        trigger={button({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) })}
        label={format.text(titleId)}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        align="end"
      >
        <div className={styles.panel} style={{ width }}>
          {children(() => setIsOpen(false))}
        </div>
      </Popover>
    </Suspense>
  );
}
