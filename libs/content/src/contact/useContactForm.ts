import { useState } from 'react';
import { useApi } from '@playfront/api-client';
import type { Player } from '@playfront/api-contract';
import { errorKeyMessage, usePlayer } from '@playfront/auth';
import { dialCountryFor, phoneNumberOf, phonePartsOf } from '@playfront/auth/phone';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat, useLocale, type LocaleCode } from '@playfront/i18n';
import { contactDraft, contactErrors, type ContactValues } from './contact.schema.ts';

/** Values from the profile (spec §4 "prefilled"); empty for a visitor. */
function knownValues(player: Player | undefined, defaultCountry: string | undefined, locale: LocaleCode): ContactValues {
  if (!player) return { player_name: '', email: '', dial_country: dialCountryFor(defaultCountry, locale), phone_number: '', note: '' };
  return {
    player_name: `${player.first_name} ${player.last_name}`.trim() || player.username,
    email: player.email,
    ...phonePartsOf(player),
    note: '',
  };
}

/** State of the contact form, prefilled from the profile. `sentTo` is the email address that support will reply to. */
export function useContactForm(defaultCountry: string | undefined, onSent: () => void) {
  const api = useApi();
  const player = usePlayer();
  const locale = useLocale();
  const { text } = useFormat();
  const [sentTo, setSentTo] = useState<string>();

  const form = useForm({
    fields: useFormValues<ContactValues>({ initial: knownValues(player, defaultCountry, locale), draft: contactDraft }),
    check: contactErrors,
    errorText: (key) => text(errorKeyMessage(key)),
    alsoCorrects: { dial_country: 'phone_number' },
    async send({ dial_country, ...values }) {
      await api.frontPlayerSendMessage({
        ...values,
        phone_number: phoneNumberOf({ dial_country, phone_number: values.phone_number }),
        status: 'pending',
        ...(player ? { playerId: player.id } : {}),
      });
      setSentTo(values.email.trim());
      onSent();
    },
  });
  return { ...form, sentTo };
}
