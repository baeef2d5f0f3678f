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

/** Gives or withdraws the consent to one channel at once, and says since when it is so. */
export function ConsentSwitch({ consent: { channel, is_given, changed_at }, onChanged }: ConsentSwitchProps) {
  const api = useApi();
  const { text, dateTime } = useFormat();
  const { failure, run } = useAction();
  /** What the switch was set to, until the operator has saved it. */
  const [wanted, setWanted] = useState<boolean>();

  const handleChange = (isOn: boolean) => {
    if (wanted !== undefined) return;
    setWanted(isOn);
    run(async () => {
      try {
        await api.frontSetMarketingConsent({ channel, is_given: isOn });
        await onChanged();
      } finally {
        setWanted(undefined);
      }
    });
  };
  const since = changed_at === null ? undefined : { time: dateTime(changed_at) };

  return (
    <li>
      <SwitchField
        label={text(channelMessages[channel])}
        hint={since ? text(is_given ? 'account.consents.on_since' : 'account.consents.off_since', since) : text('account.consents.never')}
        checked={wanted ?? is_given}
        aria-busy={wanted !== undefined}
        onChange={handleChange}
      />
      {failure && <Notice kind="danger">{failureText(text, failure)}</Notice>}
    </li>
  );
}
