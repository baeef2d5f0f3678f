import { useEffect, useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import type { ErrorKey, Player } from '@playfront/api-contract';
import { usePlayer } from '@playfront/auth';
import { fieldErrors, useFormFocus } from '@playfront/auth/form';
import { dialCountryFor, phoneNumberOf, phonePartsOf } from '@playfront/auth/phone';
import { useLocale, type LocaleCode } from '@playfront/i18n';
import { contactDraft, contactFields, contactSchema, type ContactField, type ContactValues } from './contact.schema.ts';

/** Where the form stands; `sent` keeps the address the answer goes to. */
type Phase = { kind: 'editing'; failure?: ApiError } | { kind: 'busy' } | { kind: 'sent'; email: string };

/** What the profile knows already (spec §4 "prefilled"); empty for a visitor. */
function knownValues(player: Player | undefined, defaultCountry: string | undefined, locale: LocaleCode): ContactValues {
  if (!player) return { player_name: '', email: '', dial_country: dialCountryFor(defaultCountry, locale), phone_number: '', note: '' };
  return {
    player_name: `${player.first_name} ${player.last_name}`.trim() || player.username,
    email: player.email,
    ...phonePartsOf(player),
    note: '',
  };
}

/** The contact form: what is typed over what the profile knows, its faults, and the one message that may be on its way. */
export function useContactForm(defaultCountry: string | undefined, onSent: () => void) {
  const api = useApi();
  const player = usePlayer();
  const locale = useLocale();
  const { ref, focus } = useFormFocus();
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const [errors, setErrors] = useState<Partial<Record<ContactField, ErrorKey>>>({});
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const values = { ...knownValues(player, defaultCountry, locale), ...typed };

  useEffect(() => {
    // Read after the first render: the server's HTML knows no draft.
    const draft = Object.entries(contactDraft.read() ?? {}).filter(([, value]) => value);
    if (draft.length > 0) setTyped((now) => ({ ...Object.fromEntries(draft), ...now }));
  }, []);

  function change(changed: Partial<ContactValues>): void {
    const next = { ...typed, ...changed };
    setTyped(next);
    contactDraft.write(next);
    const isCorrected = (field: string) => field in changed || (field === 'phone_number' && 'dial_country' in changed);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !isCorrected(field))));
  }

  function showFaults(faults: typeof errors, failure?: ApiError): void {
    setErrors(faults);
    // A fault that stands at its field is not said twice.
    setPhase(failure && Object.keys(faults).length === 0 ? { kind: 'editing', failure } : { kind: 'editing' });
    focus('errors');
  }

  async function submit(): Promise<void> {
    if (phase.kind !== 'editing') return;
    const faults = fieldErrors(contactSchema, values);
    if (Object.keys(faults).length > 0) return showFaults(faults);
    setPhase({ kind: 'busy' });
    try {
      const { dial_country: _part, ...sent } = values;
      await api.frontPlayerSendMessage({
        ...sent,
        phone_number: phoneNumberOf(values),
        status: 'pending',
        ...(player ? { playerId: player.id } : {}),
      });
    } catch (error) {
      const failure = asApiError(error);
      const refused = contactFields.flatMap((field) => (failure.fields[field] ? [[field, failure.fields[field]]] : []));
      return showFaults(Object.fromEntries(refused), failure);
    }
    contactDraft.clear();
    setPhase({ kind: 'sent', email: values.email.trim() });
    onSent();
  }

  return { ref, values, errors, phase, change, submit };
}
