import { ModalBase, ModalBaseContent, ModalBaseOverlay } from '@mantine/core';
import type { MantineTransition } from '@mantine/core';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import styles from './ModalFrame.module.css';
import { useIsTopFrame } from './open-frames.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface ModalFrameProps {
  isOpen: boolean;
  onClose: () => void;
  canClose?: boolean | undefined;
  transition: MantineTransition;
  innerClass?: string | undefined;
  contentClass?: string | undefined;
  contentRef?: Ref<HTMLDivElement> | undefined;
  /** Event handlers of the content. */
  contentProps?: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'> | undefined;
  children: ReactNode;
}

/** The same as `--d3` of the theme. */
const transitionMs = 240;

/** Common to dialogs and drawers: portal, scrim, focus trap, Escape, return of focus. CSS locks page scrolling by the attribute. */
export function ModalFrame(props: ModalFrameProps) {
  const { isOpen, onClose, canClose = true, transition, innerClass, contentClass, contentRef, contentProps, children } = props;
  const isTopFrame = useIsTopFrame(isOpen);
  useReturnFocus(isOpen);
  const handleClose = () => {
    if (canClose && isTopFrame()) onClose();
  };
  return (
    <UiProvider>
      <ModalBase
        opened={isOpen}
        onClose={handleClose}
        closeOnClickOutside={canClose}
        closeOnEscape={canClose}
        trapFocus
        returnFocus={false}
        withinPortal
        lockScroll={false}
        unstyled
        transitionProps={{ duration: transitionMs, transition, timingFunction: 'var(--ease)' }}
        data-overlay-frame
        {...(isOpen ? { 'data-overlay-open': true } : {})}
      >
        <ModalBaseOverlay className={styles.scrim} unstyled />
        <ModalBaseContent
          {...contentProps}
          innerProps={{ className: joinClasses(styles.inner, innerClass) }}
          className={joinClasses(styles.content, contentClass)}
          {...(contentRef === undefined ? {} : { ref: contentRef })}
        >
          {children}
        </ModalBaseContent>
      </ModalBase>
    </UiProvider>
  );
}
