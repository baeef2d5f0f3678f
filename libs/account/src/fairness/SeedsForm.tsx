import { maxClientSeedLength, type OpenSeeds } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { CopyField, Form, TextField } from '@playfront/ui/forms';
import styles from './Fairness.module.css';
import { useSeedsForm, type SeedsResult } from './useSeedsForm.ts';

/** The seeds of an open game: the fingerprint, the client seed to change, and the button that reveals the server seed. */
export function SeedsForm({ seeds }: { seeds: OpenSeeds }) {
  const { text, number } = useFormat();
  const { failure, isBusy, ref, fieldProps, save, rotate, result } = useSeedsForm(seeds);
  const seedField = fieldProps('client_seed');
  const hasOpenRound = failure?.kind === 'refused' && failure.key === 'conflict';
  const copy = { copyLabel: text('account.security.codes.copy'), copiedLabel: text('account.security.codes.copied') };
  return (
    <Form
      ref={ref}
      className={styles.form}
      aria-label={text('account.fairness.seeds')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <CopyField label={text('account.fairness.fingerprint')} value={seeds.server_seed_hash} {...copy} />
      <DescriptionList rows={[{ id: 'rounds', label: text('account.fairness.rounds'), value: number(seeds.rounds) }]} />
      <TextField
        {...seedField}
        label={text('account.round.client_seed')}
        hint={text('account.fairness.client_hint')}
        maxLength={maxClientSeedLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{hasOpenRound ? text('account.fairness.open_round') : failureText(text, failure)}</Notice>
        </div>
      )}
      <Result result={seedField.error ? undefined : result} />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {text('account.fairness.save')}
        </Button>
        <Button disabled={isBusy} onClick={() => void rotate()}>
          {text('account.fairness.rotate')}
        </Button>
      </div>
    </Form>
  );
}

function Result({ result }: { result: SeedsResult | undefined }) {
  const { text } = useFormat();
  if (!result) return null;
  if (result.kind === 'saved') {
    return (
      <Notice kind="success" isLive>
        {text('account.fairness.saved')}
      </Notice>
    );
  }
  return (
    <div role="status">
      <CopyField
        label={text('account.fairness.revealed', { count: result.rounds })}
        value={result.server_seed}
        copyLabel={text('account.security.codes.copy')}
        copiedLabel={text('account.security.codes.copied')}
      />
    </div>
  );
}
