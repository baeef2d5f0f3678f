import type { Passkey } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { CardRow } from '@playfront/ui/data';
import { IconFingerprint } from '@playfront/ui/icons';

export type PasskeyRowProps = {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

/** A passkey of the player. */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const { text, date } = useFormat();
  const name = passkey.name || text('account.security.passkeys.unnamed');
  const added = date(passkey.created_at);
  const hint =
    passkey.last_used_at === null
      ? text('account.security.passkeys.added', { date: added })
      : text('account.security.passkeys.used', { date: added, used: date(passkey.last_used_at) });
  return (
    <CardRow
      icon={<IconFingerprint />}
      title={name}
      hint={hint}
      actions={
        <>
          <Button size="s" variant="quiet" aria-label={text('account.security.passkeys.rename_named', { name })} onClick={onRename}>
            {text('account.security.passkeys.rename')}
          </Button>
          <Button size="s" isBusy={isBusy} aria-label={text('account.security.passkeys.remove_named', { name })} onClick={onRemove}>
            {text('account.security.passkeys.remove')}
          </Button>
        </>
      }
    />
  );
}
