import { useRef, useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { saveFile } from '@playfront/ui/data';
import { CheckboxField, copyText } from '@playfront/ui/forms';
import { IconCheck, IconCopy, IconDownload } from '@playfront/ui/icons';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './Security.module.css';

/** The recovery codes, shown only once: the player must confirm that they are saved before closing the dialog. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { text } = useFormat();
  const [isSaved, setSaved] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const all = codes.join('\n');
  const handleCopy = async () => setCopied(await copyText(all, list.current));

  return (
    <div className={styles.form}>
      <p ref={focusOnMount} tabIndex={-1} data-autofocus>
        {text('account.security.codes.text')}
      </p>
      <ul ref={list} className={styles.codes} role="list" aria-label={text('account.security.codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.pair}>
        <Button block icon={isCopied ? <IconCheck /> : <IconCopy />} onClick={() => void handleCopy()}>
          {text(isCopied ? 'account.security.codes.copied' : 'account.security.codes.copy')}
        </Button>
        <Button block icon={<IconDownload />} onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${all}\n`)}>
          {text('account.security.codes.save')}
        </Button>
      </div>
      <CheckboxField label={text('account.security.codes.saved')} checked={isSaved} onChange={(event) => setSaved(event.currentTarget.checked)} />
      <Button variant="action" size="l" block disabled={!isSaved} onClick={onDone}>
        {text('account.security.codes.done')}
      </Button>
    </div>
  );
}
