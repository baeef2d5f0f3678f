import { ModalBaseTitle } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconX } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './Drawer.module.css';
import { ModalFrame } from './ModalFrame.tsx';
import { ScrollBody } from './ScrollBody.tsx';
import { useDragToClose } from './useDragToClose.ts';
import type { DragDirection } from './useDragToClose.ts';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `left` 280 px (menu), `right` 320 px (account), `sheet` from the bottom with a grab handle. */
  side: 'left' | 'right' | 'sheet';
  /** Beside the close button, such as the logo; the title is then only for screen readers. */
  header?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

type Side = DrawerProps['side'];

const slideFrom = (transform: string) => ({ in: { transform: 'none' }, out: { transform }, transitionProperty: 'transform' });
const transitions: Record<Side, ReturnType<typeof slideFrom>> = {
  left: slideFrom('translateX(-100%)'),
  right: slideFrom('translateX(100%)'),
  sheet: slideFrom('translateY(100%)'),
};
const dragDirections: Record<Side, DragDirection> = { left: 'left', right: 'right', sheet: 'down' };
const innerClasses: Record<Side, string | undefined> = { left: undefined, right: styles.atRight, sheet: styles.atBottom };

/** A modal panel from an edge. Escape, the scrim, its button and a swipe towards its edge close it and return the focus. */
export function Drawer({ isOpen, onClose, title, closeLabel, side, header, footer, className, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const drag = useDragToClose(dragDirections[side], content, onClose);
  const isSheet = side === 'sheet';
  const head = (
    <div className={styles.head}>
      <ModalBaseTitle className={header === undefined ? styles.title : 'visually-hidden'} title={title}>
        {title}
      </ModalBaseTitle>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <IconButton className={styles.close} label={closeLabel} icon={<IconX />} onClick={onClose} />
    </div>
  );
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      transition={transitions[side]}
      innerClass={innerClasses[side]}
      contentClass={joinClasses(styles[side], className)}
      contentRef={content}
      contentProps={isSheet ? undefined : drag}
    >
      {isSheet ? (
        <div className={styles.handle} {...drag}>
          <div className={styles.grab} />
          {head}
        </div>
      ) : (
        head
      )}
      <ScrollBody className={styles.body}>{children}</ScrollBody>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </ModalFrame>
  );
}
