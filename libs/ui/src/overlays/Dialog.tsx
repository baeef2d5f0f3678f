import { ModalBaseTitle } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconX } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './Dialog.module.css';
import { ModalFrame } from './ModalFrame.tsx';
import { ScrollBody } from './ScrollBody.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the scrim or the close button. Takes nothing and may be called twice, so that a router's "back" can stand here. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** A window in the middle, which is the whole screen with a bar and a foot at 990 px and below (spec §2); or the whole screen at any width. */
  presentation?: 'window' | 'fullscreen' | undefined;
  /** Of a window: 440 or 380 px. */
  size?: 's' | 'm' | undefined;
  /** Actions; they share the width and stay in sight. */
  footer?: ReactNode;
  /** At the end of the bar. */
  headerAction?: ReactNode;
  /** Escape, the scrim and the close button work. Say no only where the choice itself must be made. */
  canClose?: boolean | undefined;
  isTitleHidden?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const pop = { in: { opacity: 1, transform: 'none' }, out: { opacity: 0, transform: 'translateY(8px)' }, transitionProperty: 'opacity, transform' };

/** A question or a form over the page. The first field with `data-autofocus`, else the close button, has the focus. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    presentation = 'window',
    size = 'm',
    footer,
    headerAction,
    canClose = true,
    isTitleHidden,
    className,
    children,
  } = props;
  const isWindow = presentation === 'window';
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      canClose={canClose}
      transition={pop}
      innerClass={isWindow ? styles.centre : undefined}
      contentClass={joinClasses(isWindow ? styles.window : styles.fullscreen, isWindow && size === 's' && styles.small, className)}
    >
      <div className={styles.head}>
        <ModalBaseTitle className={isTitleHidden ? 'visually-hidden' : styles.title} {...(typeof title === 'string' ? { title } : {})}>
          {title}
        </ModalBaseTitle>
        {headerAction}
        {canClose && <IconButton className={styles.close} label={closeLabel} icon={<IconX />} onClick={onClose} />}
      </div>
      <ScrollBody className={styles.body}>{children}</ScrollBody>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </ModalFrame>
  );
}
