import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** A dialog over the page. Mantine's header would be a second banner landmark, and its scroll lock a style element. */
export function Dialog({ title, size = 480, onClose, children }: { title: string; size?: number; onClose: () => void; children: ReactNode }) {
  return (
    <Modal.Root opened onClose={onClose} size={size} centered lockScroll={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={styles['dialog'] ?? ''}>
          <Modal.Title>{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
