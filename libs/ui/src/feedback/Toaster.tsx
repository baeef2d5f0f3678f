import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconX } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import { createToastStore } from './toast-store.ts';
import type { Toast } from './toast-store.ts';
import { MessageIcon } from './MessageIcon.tsx';
import styles from './Toaster.module.css';
import { ToastContext } from './useToast.ts';

export interface ToasterProps {
  /** Name of the region: "Messages". */
  label: string;
  closeLabel: string;
  children?: ReactNode;
}

const none: readonly Toast[] = [];

/** Provides the toast queue and shows it; hovering or focusing a toast stops the timers. */
export function Toaster({ label, closeLabel, children }: ToasterProps) {
  const [store] = useState(createToastStore);
  const toasts = useSyncExternalStore(store.subscribe, store.getShown, () => none);
  return (
    <ToastContext value={store}>
      {children}
      <section
        className={styles.region}
        aria-label={label}
        aria-live="polite"
        onMouseEnter={store.pause}
        onMouseLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
      >
        {toasts.map(({ id, kind, text }) => (
          <div key={id} className={joinClasses(styles.toast, kind === 'danger' && styles.danger)} role={kind === 'danger' ? 'alert' : undefined}>
            <span className={styles.icon}>
              <MessageIcon kind={kind} size={20} />
            </span>
            <div className={styles.text}>{text}</div>
            <IconButton label={closeLabel} icon={<IconX size={18} />} size="s" onClick={() => store.dismiss(id)} />
          </div>
        ))}
      </section>
    </ToastContext>
  );
}
