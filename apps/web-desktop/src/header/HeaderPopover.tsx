import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useFormat, type MessageId } from '@playfront/i18n';
import styles from './HeaderPopover.module.css';

const Popover = lazy(() => import('@playfront/ui/overlays').then((module) => ({ default: module.Popover })));

type ButtonProps = { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick?: () => void };

/** A button of the header that opens a panel under it. Library and content of the panel are loaded with the first press, and then it opens whole. */
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
  const [isLoaded, setIsLoaded] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const closed = button({ 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick: () => setWasOpened(true) });
  if (!wasOpened) return closed;

  /** The loaded button takes the place of the pressed one, and its focus: Escape is to lead back to it. */
  const handleLoaded = () => {
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus({ preventScroll: true });
    setIsLoaded(true);
    setIsOpen(true);
  };
  const handleChoice = () => {
    // At once: what the choice opens, such as a question, gives the focus back to this button.
    place.current?.querySelector('button')?.focus({ preventScroll: true });
    setIsOpen(false);
  };
  return (
    <span ref={place} className={styles.place}>
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
            {/* The panel mounts nothing until it opens: drawn out of sight first, its content has what it loads by then. */}
            <div hidden>{children(() => {})}</div>
            <LoadedEffect onLoaded={handleLoaded} />
          </>
        )}
      </Suspense>
    </span>
  );
}

/** Tells once that what it stands beside has been loaded. */
function LoadedEffect({ onLoaded }: { onLoaded: () => void }) {
  const tell = useEffectEvent(() => onLoaded());
  useEffect(() => tell(), []);
  return null;
}
