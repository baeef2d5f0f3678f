import { maxDocumentFiles, type DocumentKind, type DocumentRequirement, type DocumentState } from '@playfront/api-contract';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Button, StatusDot, type ButtonVariant } from '@playfront/ui';
import { IconCash, IconCreditCard, IconHome, IconId, type Icon } from '@playfront/ui/icons';
import { kindMessages, reasonMessages, stateMessages } from './documents.messages.ts';
import styles from './DocumentsView.module.css';

const icons = { identity: IconId, address: IconHome, payment: IconCreditCard, source_of_funds: IconCash } as const satisfies Record<
  DocumentKind,
  Icon
>;
const tones = { needed: 'neutral', pending: 'wait', accepted: 'ok', rejected: 'bad' } as const;

/** The button of a row; further pages can be added to a document in review. */
const uploads = {
  needed: ['account.documents.upload', 'secondary'],
  pending: ['account.documents.add_page', 'quiet'],
  accepted: undefined,
  rejected: ['account.documents.upload_again', 'action'],
} as const satisfies Record<DocumentState, readonly [label: MessageId, variant: ButtonVariant] | undefined>;

type DocumentRowProps = { readonly requirement: DocumentRequirement; readonly onUpload: () => void };

/** A required document: its name, its state, why it was rejected, and a button to upload it. */
export function DocumentRow({ requirement, onUpload }: DocumentRowProps) {
  const { text, dateTime } = useFormat();
  const { kind, card, state, document, note } = requirement;
  const [titleId, hintId] = kindMessages[kind];
  const title = card ? text('account.documents.card', { last4: card.last4 }) : text(titleId);
  const KindIcon = icons[kind];
  const reasonId = document?.reason ? reasonMessages[document.reason] : undefined;
  const why = [reasonId && text(reasonId), document?.note].filter(Boolean).join(' ');
  const date = document && (document.decided_at ?? document.date);
  const fileCount = document?.files.length ?? 0;
  const [labelId, variant] = (state === 'pending' && fileCount >= maxDocumentFiles ? undefined : uploads[state]) ?? [];
  const label = labelId && text(labelId);
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        <KindIcon size={20} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={state === 'rejected' && why ? styles.why : styles.hint}>{(state === 'rejected' && why) || note || text(hintId)}</p>
      <StatusDot tone={tones[state]} className={styles.state}>
        {text(stateMessages[state])}
      </StatusDot>
      {date && (
        <span className={styles.date}>
          {dateTime(date)}
          {fileCount > 1 && <> · {text('account.documents.files', { count: fileCount })}</>}
        </span>
      )}
      {label && (
        <div className={styles.action}>
          <Button block variant={variant} aria-label={`${label}: ${title}`} onClick={onUpload}>
            {label}
          </Button>
        </div>
      )}
    </li>
  );
}
