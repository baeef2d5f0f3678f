import type { Round } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { CopyField, CopyRows } from '@playfront/ui/forms';

/** The seeds of a round, each to be copied. */
export function RoundSeeds({ round }: { round: Round }) {
  const { text } = useFormat();
  const copy = { isRow: true, copyLabel: text('account.security.codes.copy'), copiedLabel: text('account.security.codes.copied') };
  return (
    <CopyRows>
      <CopyField label={text('account.round.fingerprint')} value={round.server_seed_hash} {...copy} />
      {round.server_seed !== null && <CopyField label={text('account.round.server_seed')} value={round.server_seed} {...copy} />}
      <CopyField label={text('account.round.client_seed')} value={round.client_seed} {...copy} />
      <CopyField label={text('account.round.nonce')} value={String(round.nonce)} {...copy} />
    </CopyRows>
  );
}
