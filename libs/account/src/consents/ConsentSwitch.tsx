import { useState } from 'react';
import { useApi } from '@playfront/api-client';
import type { Consent, ConsentChannel } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { SwitchField } from '@playfront/ui/forms';
import { useAction } from '../security/useAction.ts';

const channelMessages = {
  email: 'account.consents.email',
  sms: 'account.consents.sms',
  phone: 'account.consents.phone',
} as const satisfies Record<ConsentChannel, MessageId>;

type ConsentSwitchProps = { readonly consent: Consent; readonly onChanged: () => Promise<unknown> };

/** Gives or withdraws the consent to one channel immediately, and shows the date of the last change. */
export function ConsentSwitch({ consent: { channel, is_given, changed_at }, onChanged }: ConsentSwitchProps) {
  const api = useApi();
  const { text, dateTime } = useFormat();
  const { failure, run } = useAction();
  /** The new value, until the operator has saved it. */
  const [unsaved, setUnsaved] = useState<boolean>();

  const handleChange = (isOn: boolean) => {
    if (unsaved !== undefined) return;
    setUnsaved(isOn);
    run(async () => {
      try {
        await api.frontSetMarketingConsent({ channel, is_given: isOn });
        await onChanged();
      } finally {
        setUnsaved(undefined);
      }
    });
  };
  const since = changed_at === null ? undefined : { time: dateTime(changed_at) };

  return (
    <li>
      <SwitchField
        label={text(channelMessages[channel])}
        hint={since ? text(is_given ? 'account.consents.on_since' : 'account.consents.off_since', since) : text('account.consents.never')}
        checked={unsaved ?? is_given}
        aria-busy={unsaved !== undefined}
        onChange={handleChange}
      />
      {failure && <Notice kind="danger">{failureText(text, failure)}</Notice>}
    </li>
  );
}
