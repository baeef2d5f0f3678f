import type { CardFrame, CardFrameField } from '@playfront/api-contract/payment-frame';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, TextField } from '@playfront/ui/forms';
import { cardFieldLabel } from './card-fields.messages.ts';
import { cardFrameUrl } from './card-frame-url.ts';
import { CardFrameInput } from './CardFrameInput.tsx';
import { frameAddress } from './frame-address.rules.ts';
import { FrameStep } from './FrameStep.tsx';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';
import { useCardFields } from './useCardFields.ts';
import { useSiteLook } from './useSiteLook.ts';
import styles from './CardFieldsStep.module.css';

type CardFieldsStepProps = Omit<StepProps, 'step'> & { fieldsUrl: string };

/** The card form of the site, whose card number, expiry and security code are frames of the provider, so that card data never reach this site. */
export function CardFieldsStep({ fieldsUrl, ...props }: CardFieldsStepProps) {
  const address = frameAddress(fieldsUrl, location.origin);
  // Shows why.
  if (!address) return <FrameStep {...props} url={fieldsUrl} />;
  return <CardForm {...props} address={address} />;
}

function CardForm({ address, ...props }: Omit<CardFieldsStepProps, 'fieldsUrl'> & { address: string }) {
  const { transaction, onCheck, onAgain } = props;
  const { text, money } = useFormat();
  const look = useSiteLook();
  const card = useCardFields(address, onCheck);
  const { phase, page } = card;
  const isStuck = phase === 'silent' || phase === 'unclear';
  if (page !== undefined && new URL(page, address).origin === new URL(address).origin) return <FrameStep {...props} url={page} />;

  const url = (frame: CardFrame, label: string) => cardFrameUrl(address, frame, { ...look, label });
  const frameProps = (field: CardFrameField) => {
    const label = text(cardFieldLabel[field]);
    return { label, src: url(field, label), error: card.errorOf(field), isFocused: card.focused === field, ref: card.frameRef(field) };
  };
  return (
    <StepLayout
      title={text('payments.step.card.title')}
      lead={text('payments.step.frame.lead')}
      aside={<StepAside transaction={transaction} waitsFor="payments.step.frame.waits" onAgain={onAgain} />}
    >
      <Form
        className={styles.form}
        aria-label={text('payments.step.card.title')}
        onSubmit={(event) => {
          event.preventDefault();
          card.submit();
        }}
      >
        {isStuck && (
          <Notice kind="danger" isLive>
            <p>{text(phase === 'silent' ? 'payments.step.card.silent' : 'payments.step.card.unclear')}</p>
            <Button size="s" onClick={card.retry}>
              {text('payments.retry')}
            </Button>
          </Notice>
        )}
        <TextField
          ref={card.holderInput}
          label={text(cardFieldLabel.holder)}
          autoComplete="cc-name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={80}
          value={card.holder}
          error={card.errorOf('holder')}
          onChange={(event) => card.changeHolder(event.target.value)}
        />
        {/* New frames, since another address in the same ones would add steps to the browser's history. */}
        <div key={`${card.attempt} ${look.scheme}`} className={styles.form}>
          <CardFrameInput {...frameProps('number')} end={card.brand && <span className={styles.brand}>{card.brand}</span>} />
          <div className={styles.pair}>
            <CardFrameInput {...frameProps('expiry')} />
            <CardFrameInput {...frameProps('cvv')} hint={text('payments.step.card.cvv_hint')} />
          </div>
          <iframe
            hidden
            ref={card.frameRef('controller')}
            src={url('controller', '')}
            title={text('payments.step.frame.label')}
            // `allow-same-origin` is safe, since the page is never this site's own (`frameAddress`); without it this frame could not read the fields.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="origin"
          />
        </div>
        <Button type="submit" variant="action" size="l" isBusy={phase === 'loading' || phase === 'sending' || phase === 'sent'} disabled={isStuck}>
          {transaction ? text('payments.deposit.submit', { amount: money(transaction.amount) }) : text('payments.deposit.submit_empty')}
        </Button>
      </Form>
    </StepLayout>
  );
}
