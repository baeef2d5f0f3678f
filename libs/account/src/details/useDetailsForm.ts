import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type CallResponse, callQuery, type CallRequest, reloadCalls, useApi } from '@playfront/api-client';
import type { Profile } from '@playfront/api-contract';
import { errorKeyMessage } from '@playfront/auth';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { useFactors } from '../security/useFactors.ts';
import { detailsOf, needsPassword, profileChanges, updateRequest } from './details.rules.ts';
import { detailsDraft, detailsErrors, type Details, type DetailsErrors, type DetailsField } from './details.schema.ts';

/** State of the profile form: edits, their errors, and the update in progress. */
export function useDetailsForm(profile: Profile, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { text } = useFormat();
  const [lastSaved, setLastSaved] = useState<'details' | 'email'>();
  /** Number of links sent to new email addresses. */
  const [linksSent, setLinksSent] = useState(0);

  const saved = detailsOf(profile);
  const fields = useFormValues<Details>({ initial: saved, draft: detailsDraft });
  const changed = profileChanges(fields.values, saved);
  const isDirty = changed.length > 0;
  // Players with factors confirm their identity when the operator requires it.
  const { hasFactors } = useFactors();
  const isPasswordNeeded = needsPassword(changed) && !hasFactors;

  async function send(values: Details): Promise<void> {
    const request = updateRequest(values, saved);
    await api.frontUpdateProfile(request);
    const query = callQuery(api, 'frontGetPlayerProfile', {}, { owner: 'player' });
    queryClient.setQueryData<CallResponse<'frontGetPlayerProfile'>>(query.queryKey, (known) => known && withChanges(known, request));
    fields.reset();
    // A new email address is not saved until it is confirmed: the form shows a notice.
    if (changed.some((field) => field !== 'email')) onSaved();
    const isEmailSent = changed.includes('email');
    setLastSaved(isEmailSent ? 'email' : 'details');
    if (isEmailSent) setLinksSent((sent) => sent + 1);
    // The operator decides the consequences of a change, such as an address to confirm.
    void reloadCalls(queryClient, 'frontGetPlayerProfile');
  }

  const form = useForm({
    fields,
    check(values): DetailsErrors {
      // Fields that an older operator left empty must not prevent other changes.
      const faults = Object.entries(detailsErrors(values)).filter(([field]) => changed.includes(field as DetailsField));
      return { ...Object.fromEntries(faults), ...(isPasswordNeeded && !values.password && { password: 'password_required' }) };
    },
    errorText: (key) => text(errorKeyMessage(key)),
    alsoCorrects: { dial_country: 'phone_number' },
    onEdit: () => setLastSaved(undefined),
    send,
  });

  return { ...form, isDirty, isPasswordNeeded, lastSaved, linksSent };
}

export type DetailsFormModel = ReturnType<typeof useDetailsForm>;

/** The profile with the changes just saved; a new phone number contains its dial code. */
function withChanges(
  known: CallResponse<'frontGetPlayerProfile'>,
  request: CallRequest<'frontUpdateProfile'>,
): CallResponse<'frontGetPlayerProfile'> {
  const { email, password: _password, ...fields } = request;
  const dialCode = 'phone_number' in fields ? { dial_code: '' } : {};
  const pending = email === undefined ? {} : { pending_email: email };
  return { ...known, player: { ...known.player, ...(fields as object), ...dialCode, ...pending } };
}
