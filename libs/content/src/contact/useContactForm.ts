import { useEffect, useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import type { ErrorKey, Player } from '@playfront/api-contract';
import { usePlayer } from '@playfront/auth';
import { fieldErrors, useFormFocus } from '@playfront/auth/form';
import { contactDraft, contactFields, contactSchema, type ContactField, type ContactValues } from './contact.schema.ts';

/** Where the form stands; `sent` keeps the address the answer goes to. */
type Phase = { kind: 'editing'; failure?: ApiError } | { kind: 'busy' } | { kind: 'sent'; email: string };

/** What the profile knows already (spec §4 "prefilled"); empty for a visitor. */
function knownValues(player: Player | undefined): ContactValues {
  if (!player) return { player_name: '', email: '', phone_number: '', note: '' };
  return {
    player_name: `${player.first_name} ${player.last_name}`.trim() || player.username,
    email: player.email,
    phone_number: player.phone_number,
    note: '',
  };
}

/** The contact form: what is typed over what the profile knows, its faults, and the one message that may be on its way. */
export function useContactForm(onSent: () => void) {
  const api = useApi();
  const player = usePlayer();
  const { ref, focus } = useFormFocus();
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const [errors, setErrors] = useState<Partial<Record<ContactField, ErrorKey>>>({});
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const values = { ...knownValues(player), ...typed };

  useEffect(() => {
    // Read after the first render: the server's HTML knows no draft.
    const { player_name, email, phone_number, note } = contactDraft.read() ?? {};
    const draft = Object.entries({ player_name, email, phone_number, note }).filter(([, value]) => value);
    if (draft.length > 0) setTyped((now) => ({ ...Object.fromEntries(draft), ...now }));
  }, []);

  function change(field: ContactField, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    contactDraft.write(next);
    setErrors(({ [field]: _corrected, ...others }) => others);
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
      await api.frontPlayerSendMessage({ ...values, status: 'pending', ...(player ? { playerId: player.id } : {}) });
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
