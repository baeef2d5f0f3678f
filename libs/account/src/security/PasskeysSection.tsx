import { useId, useState } from 'react';
import { useApi } from '@playfront/api-client';
import { maximumPasskeys, type Passkey } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useIsPasskeySupported } from '@playfront/auth/passkey';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { CardList } from '@playfront/ui/data';
import { ConfirmDialog, Dialog } from '@playfront/ui/overlays';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import styles from './Security.module.css';
import { useAction } from './useAction.ts';
import { useAddPasskey } from './useAddPasskey.ts';
import { useFactors } from './useFactors.ts';

type Open = { readonly kind: 'password' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** The player's passkeys: adds, renames and removes them. */
export function PasskeysSection() {
  const { text } = useFormat();
  const titleId = useId();
  const api = useApi();
  const isSupported = useIsPasskeySupported();
  const { factors, hasFactors, reload } = useFactors();
  const [open, setOpen] = useState<Open>();
  const { isBusy, failure, run } = useAction();
  const adding = useAddPasskey(reload);
  const close = () => setOpen(undefined);
  const passkeys = factors.data?.passkeys ?? [];
  const isFull = passkeys.length >= maximumPasskeys;
  const fault = failure ?? adding.failure;

  const remove = ({ id }: Passkey) =>
    run(async () => {
      close();
      await api.frontRemovePasskey({ id });
      await reload();
    });

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{text('account.security.passkeys.title')}</h2>
        {isSupported && (
          <Button
            size="s"
            isBusy={adding.isBusy}
            disabled={!factors.data || isFull}
            onClick={() => (hasFactors ? adding.run(() => adding.add(undefined)) : setOpen({ kind: 'password' }))}
          >
            {text('account.security.passkeys.add')}
          </Button>
        )}
      </div>
      {fault && <Notice kind="danger">{failureText(text, fault)}</Notice>}
      {adding.isCancelled && <Notice>{text('account.security.passkeys.cancelled')}</Notice>}
      {passkeys.length > 0 && (
        <CardList labelledBy={titleId}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={isBusy}
              onRename={() => setOpen({ kind: 'rename', passkey })}
              onRemove={() => setOpen({ kind: 'remove', passkey })}
            />
          ))}
        </CardList>
      )}
      {isFull && <p className={styles.note}>{text('account.security.passkeys.full', { count: maximumPasskeys })}</p>}
      <p className={styles.note}>{text(isSupported ? 'account.security.passkeys.note' : 'account.security.passkeys.unsupported')}</p>
      {open?.kind === 'password' && (
        <Dialog isOpen title={text('account.security.passkeys.add')} closeLabel={text('account.security.close')} onClose={close}>
          <PasswordStep
            onPassword={async (password) => {
              await adding.add(password);
              close();
            }}
          />
        </Dialog>
      )}
      {open?.kind === 'rename' && (
        <Dialog isOpen title={text('account.security.passkeys.rename')} closeLabel={text('account.security.close')} onClose={close}>
          <PasskeyNameForm
            passkey={open.passkey}
            onRenamed={() => {
              close();
              void reload();
            }}
          />
        </Dialog>
      )}
      <ConfirmDialog
        isOpen={open?.kind === 'remove'}
        kind="destructive"
        title={text('account.security.passkeys.remove_title')}
        closeLabel={text('account.security.close')}
        confirmLabel={text('account.security.passkeys.remove')}
        cancelLabel={text('account.security.keep')}
        onConfirm={() => open?.kind === 'remove' && remove(open.passkey)}
        onClose={close}
      >
        {text('account.security.passkeys.remove_text')}
      </ConfirmDialog>
    </section>
  );
}
