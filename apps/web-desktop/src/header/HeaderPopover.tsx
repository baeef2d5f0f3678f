import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useFormat, type MessageId } from '@playfront/i18n';
import styles from './HeaderPopover.module.css';

const Popover = lazy(() => import('@playfront/ui/overlays').then((module) => ({ default: module.Popover })));

type ButtonProps = { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick?: () => void };

/** A header button that opens a panel below it. The first press loads the library and the content, then the complete panel opens. */
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
  /** The content of the panel; a choice calls `close`. */
  children: (close: () => void) => ReactNode;
}) {
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const closed = button({ 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick: () => setWasOpened(true) });
  if (!wasOpened) return closed;

  /** The loaded button replaces the pressed one and gets its focus, so that Escape returns to it. */
  const handleLoaded = () => {
    if (document.activeElement === document.body) anchor.current?.querySelector('button')?.focus({ preventScroll: true });
    setIsLoaded(true);
    setIsOpen(true);
  };
  const handleChoice = () => {
    // Synchronously, because a dialog that the choice opens returns the focus to this button.
    anchor.current?.querySelector('button')?.focus({ preventScroll: true });
    setIsOpen(false);
  };
  return (
    <span ref={anchor} className={styles.anchor}>
      <Suspense fallback={closed}>
        <Popover
          trigger={button({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) })}
          label={format.text(titleId)}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          align="end"
        >
          <div className={styles.panel} style={{ width }}>
            {children(handleChoice)}
          </div>
        </Popover>
        {!isLoaded && (
          <>
            {/* The panel renders its content only when open. Rendered hidden first, the content has loaded when the panel opens. */}
            <div hidden>{children(() => {})}</div>
            <LoadedEffect onLoaded={handleLoaded} />
          </>
        )}
      </Suspense>
    </span>
  );
}

/** Calls `onLoaded` once its lazy siblings have loaded. */
function LoadedEffect({ onLoaded }: { onLoaded: () => void }) {
  const notify = useEffectEvent(() => onLoaded());
  useEffect(() => notify(), []);
  return null;
}
