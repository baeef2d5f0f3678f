import { Notification } from '@mantine/core';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { IconAlertCircle, IconCheck } from '@playfront/ui/icons';
import styles from './NoticesProvider.module.css';

type Tone = 'done' | 'failed';
type Notice = { readonly id: number; readonly tone: Tone; readonly text: string };
export type Notify = (tone: Tone, text: string) => void;

const shownMs = 8_000;
const NotifyContext = createContext<Notify>(() => undefined);

/** Shows the results of actions over the header, away from the decision buttons. A failure stays until it is closed. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { text } = useFormat();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const close = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  const notify = useMemo<Notify>(() => {
    let nextId = 0;
    return (tone, message) => {
      nextId += 1;
      const id = nextId;
      setNotices((shown) => [...shown.slice(-2), { id, tone, text: message }]);
      if (tone === 'done') setTimeout(() => close(id), shownMs);
    };
  }, [close]);

  return (
    <NotifyContext value={notify}>
      {children}
      <div className={styles['stack']} role="status">
        {notices.map((notice) => (
          <Notification
            key={notice.id}
            className={styles['notice'] ?? ''}
            icon={notice.tone === 'done' ? <IconCheck size={18} /> : <IconAlertCircle size={18} />}
            color={notice.tone === 'done' ? 'green' : 'red'}
            withBorder
            closeButtonProps={{ 'aria-label': text('backoffice.notice.close') }}
            onClose={() => close(notice.id)}
          >
            {notice.text}
          </Notification>
        ))}
      </div>
    </NotifyContext>
  );
}

export function useNotify(): Notify {
  return use(NotifyContext);
}
