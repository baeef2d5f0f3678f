import { useId, useState, type ReactNode } from 'react';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Button, joinClasses, Skeleton } from '@playfront/ui';
import { IconCircleCheck, IconDeviceMobile, IconDownload } from '@playfront/ui/icons';
import styles from './InstallPanel.module.css';
import type { InstallWay } from './install-way.ts';
import type { InstallState } from './useInstall.ts';

const steps = {
  share: ['content.install.share.1', 'content.install.share.2', 'content.install.share.3'],
  menu: ['content.install.menu.1', 'content.install.menu.2', 'content.install.menu.3'],
  bar: ['content.install.bar.1', 'content.install.bar.2'],
  dock: ['content.install.dock.1', 'content.install.dock.2', 'content.install.dock.3'],
} as const satisfies Partial<Record<InstallWay, readonly MessageId[]>>;

/** How to install the site: a button if the browser offers it, otherwise instructions, or that it is already installed. */
export function InstallPanel({ state }: { state: InstallState }) {
  const { text } = useFormat();
  const titleId = useId();
  const isInstalled = state.kind === 'done' || (state.kind === 'by-hand' && state.way === 'open');
  return (
    <section className={joinClasses(styles.panel, !isInstalled && styles.tall)} aria-labelledby={titleId}>
      <span className={styles.sign}>{isInstalled ? <IconCircleCheck size={24} /> : <IconDeviceMobile size={24} />}</span>
      <div className={styles.body}>
        <h2 id={titleId}>{text(titleOf(state))}</h2>
        {/* Announces the outcome. */}
        <div role="status">{bodyOf(state)}</div>
      </div>
    </section>
  );
}

function titleOf(state: InstallState): MessageId {
  if (state.kind === 'done') return 'content.install.done.title';
  return state.kind === 'by-hand' && state.way === 'open' ? 'content.install.open.title' : 'content.install.title';
}

function bodyOf(state: InstallState): ReactNode {
  if (state.kind === 'unknown') return ['92%', '64%', '78%'].map((width) => <Skeleton key={width} isText width={width} className={styles.step} />);
  if (state.kind === 'done') return <Paragraph id="content.install.done.text" />;
  if (state.kind === 'offered') return <Offer install={state.install} />;
  return (
    <>
      {state.isDismissed && <Paragraph id="content.install.dismissed" />}
      <ByHand way={state.way} />
    </>
  );
}

function Offer({ install }: { install: () => Promise<void> }) {
  const { text } = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const handleClick = () => {
    setIsAsking(true);
    void install().finally(() => setIsAsking(false));
  };
  return (
    <>
      <Paragraph id="content.install.offer" />
      <Button variant="action" size="l" className={styles.button} icon={<IconDownload />} isBusy={isAsking} onClick={handleClick}>
        {text('content.install.button')}
      </Button>
    </>
  );
}

function ByHand({ way }: { way: InstallWay }) {
  const { text } = useFormat();
  if (way === 'open') return <Paragraph id="content.install.open.text" />;
  if (way === 'none') return <Paragraph id="content.install.none" />;
  return (
    <ol className={styles.steps}>
      {steps[way].map((id) => (
        <li key={id}>{text(id)}</li>
      ))}
    </ol>
  );
}

function Paragraph({ id }: { id: MessageId }) {
  const { text } = useFormat();
  return <p>{text(id)}</p>;
}
