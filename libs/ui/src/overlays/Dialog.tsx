import { ModalBaseTitle } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconArrowLeft, IconX } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './Dialog.module.css';
import { ModalFrame } from './ModalFrame.tsx';
import { ScrollBody } from './ScrollBody.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the scrim or the close button. May be called twice, so that it can be a router's "back". */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /**
   * `window`: in the middle, at 990 px and below full screen with a bar and a footer (spec §2). `question`: as high as
   * its text at any width, on a phone a bottom sheet. `fullscreen`: full screen at any width.
   */
  presentation?: 'window' | 'question' | 'fullscreen' | undefined;
  /** Of a window: 440 or 380 px. */
  size?: 's' | 'm' | undefined;
  /** Buttons; they share the width and stay visible. */
  footer?: ReactNode;
  /** Way back in the bar, at 990 px and below; a window has it in the footer. */
  back?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** At the end of the bar. */
  headerAction?: ReactNode;
  /** Whether Escape, the scrim and the close button close it. False only if the player has to choose. */
  canClose?: boolean | undefined;
  isTitleHidden?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const pop = { in: { opacity: 1, transform: 'none' }, out: { opacity: 0, transform: 'translateY(8px)' }, transitionProperty: 'opacity, transform' };

/** A modal dialog. The first element with `data-autofocus`, otherwise the close button, receives the focus. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    presentation = 'window',
    size = 'm',
    footer,
    back,
    headerAction,
    canClose = true,
    isTitleHidden,
    className,
    children,
  } = props;
  const isWindow = presentation !== 'fullscreen';
  const isQuestion = presentation === 'question';
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      canClose={canClose}
      transition={pop}
      innerClass={isWindow ? joinClasses(styles.centre, isQuestion && styles.low) : undefined}
      contentClass={joinClasses(
        isWindow ? styles.window : styles.fullscreen,
        isQuestion && styles.question,
        isWindow && size === 's' && styles.small,
        className,
      )}
    >
      <div className={styles.head}>
        {back && <IconButton className={styles.back} label={back.label} icon={<IconArrowLeft />} onClick={back.onPress} />}
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
