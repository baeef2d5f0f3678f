import { useId, useState, type FormEvent } from 'react';
import { canVerify, drawWithWords, fingerprintOf, type RoundSeeds } from '@playfront/game-math/round-words';
import { useFormat } from '@playfront/i18n';
import { Button, buttonClass, Notice } from '@playfront/ui';
import { CopyField, CopyRows, Form, TextField } from '@playfront/ui/forms';
import { IconDownload } from '@playfront/ui/icons';
import styles from './Fairness.module.css';
// As a file of its own: an inlined address could not be opened.
import scriptUrl from './verify.mjs?url&no-inline';

type Computed = { readonly fingerprint: string; readonly words: readonly number[] };

const shownWords = 8;

async function compute(seeds: RoundSeeds): Promise<Computed> {
  const words = await drawWithWords(seeds, (next) => Array.from({ length: shownWords }, next));
  return { fingerprint: await fingerprintOf(seeds.serverSeed), words };
}

/** The calculation for any seeds, without an account, and the script to run it elsewhere. */
export function OwnCheckCard() {
  const { text } = useFormat();
  const titleId = useId();
  const [seeds, setSeeds] = useState({ serverSeed: '', clientSeed: '', nonce: '' });
  const [computed, setComputed] = useState<Computed | 'failed'>();
  const field = (name: keyof typeof seeds) => ({
    name,
    value: seeds[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: FormEvent<HTMLInputElement>) => setSeeds({ ...seeds, [name]: event.currentTarget.value }),
  });
  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { serverSeed, clientSeed, nonce } = seeds;
    if (!serverSeed.trim()) return;
    setComputed(canVerify() ? await compute({ serverSeed: serverSeed.trim(), clientSeed: clientSeed.trim(), nonce: Number(nonce) || 0 }) : 'failed');
  }
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{text('account.fairness.own')}</h2>
        <p className={styles.dim}>{text('account.fairness.own_text')}</p>
        <a href={scriptUrl} download="verify.mjs" className={buttonClass()}>
          <IconDownload size={20} />
          {text('account.fairness.script')}
        </a>
      </div>
      <Form className={styles.form} aria-labelledby={titleId} onSubmit={(event) => void handleSubmit(event)}>
        <div className={styles.fields}>
          <TextField label={text('account.round.server_seed')} {...field('serverSeed')} />
          <TextField label={text('account.round.client_seed')} {...field('clientSeed')} />
          <TextField label={text('account.round.nonce')} inputMode="numeric" {...field('nonce')} />
        </div>
        <Button type="submit">{text('account.fairness.compute')}</Button>
      </Form>
      {computed === 'failed' && <Notice>{text('account.round.no_crypto')}</Notice>}
      {computed !== undefined && computed !== 'failed' && <Result computed={computed} />}
    </section>
  );
}

function Result({ computed: { fingerprint, words } }: { computed: Computed }) {
  const { text } = useFormat();
  const copy = { isRow: true, copyLabel: text('account.security.codes.copy'), copiedLabel: text('account.security.codes.copied') };
  return (
    <div role="status">
      <CopyRows>
        <CopyField label={text('account.fairness.computed')} value={fingerprint} {...copy} />
        <CopyField label={text('account.fairness.words')} value={words.join(', ')} {...copy} />
      </CopyRows>
    </div>
  );
}
