import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { asApiError, callQuery, useApi, type ApiError, type CallAnswer, type CallRequest } from '@playfront/api-client';
import type { Profile } from '@playfront/api-contract';
import type { PhoneParts } from '@playfront/auth/phone';
import { useFormFocus } from '@playfront/auth/registration';
import { detailsOf, needsPassword, profileChanges, updateRequest } from './details.rules.ts';
import { detailsErrors, type Details, type DetailsErrors, type DetailsField } from './details.schema.ts';

/** The form over a profile: what was typed over it, what is wrong with that, and the one update that may be on its way. */
export function useDetailsForm(profile: Profile, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Partial<Details>>({});
  const [errors, setErrors] = useState<DetailsErrors>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const [lastSaved, setLastSaved] = useState<'details' | 'email'>();
  /** Links sent to new mail addresses. */
  const [linksSent, setLinksSent] = useState(0);
  const { ref, focus } = useFormFocus();

  const saved = detailsOf(profile);
  const values: Details = { ...saved, ...typed };
  const changed = profileChanges(values, saved);
  const isDirty = changed.length > 0;
  const isGuarded = needsPassword(changed);

  function change<Field extends DetailsField>(field: Field, value: Details[Field]): void {
    setTyped((now) => ({ ...now, [field]: value }));
    setLastSaved(undefined);
    setErrors(({ [field]: _corrected, ...others }) => others);
  }

  function changePhone(changed: Partial<PhoneParts>): void {
    setTyped((now) => ({ ...now, ...changed }));
    setLastSaved(undefined);
    setErrors(({ phone_number: _corrected, ...others }) => others);
  }

  function undo(): void {
    setTyped({});
    setErrors({});
    setFailure(undefined);
  }

  async function submit(): Promise<void> {
    if (isBusy || !isDirty) return;
    // What an older operator has left empty does not keep the player from changing something else.
    const faults: DetailsErrors = Object.fromEntries(
      Object.entries(detailsErrors(values)).filter(([field]) => changed.includes(field as DetailsField)),
    );
    if (isGuarded && !values.password) faults.password = 'password_required';
    setErrors(faults);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return focus('errors');
    setBusy(true);
    const request = updateRequest(values, saved);
    try {
      await api.frontUpdateProfile(request);
      const query = callQuery(api, 'frontGetPlayerProfile', {}, { owner: 'player' });
      queryClient.setQueryData<CallAnswer<'frontGetPlayerProfile'>>(query.queryKey, (known) => known && withChanges(known, request));
      setTyped({});
      // A new mail address is not saved yet: the form says what is to be done first.
      if (changed.some((field) => field !== 'email')) onSaved();
      const isEmailSent = changed.includes('email');
      setLastSaved(isEmailSent ? 'email' : 'details');
      if (isEmailSent) setLinksSent((sent) => sent + 1);
      // What follows from the change, such as an address that is to be confirmed, is the operator's to say.
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      const fault = asApiError(error);
      const refused = Object.fromEntries(Object.entries(fault.fields).filter(([field]) => Object.hasOwn(values, field)));
      setErrors(refused);
      // A fault that stands at its field is not said twice.
      if (Object.keys(refused).length === 0) setFailure(fault);
      focus('errors');
    } finally {
      setBusy(false);
    }
  }

  return { values, errors, failure, isDirty, isGuarded, isBusy, lastSaved, linksSent, ref, change, changePhone, undo, submit };
}

export type DetailsFormModel = ReturnType<typeof useDetailsForm>;

/** The profile as the operator has just been told to keep it; the new number's dial code is in the number. */
function withChanges(known: CallAnswer<'frontGetPlayerProfile'>, request: CallRequest<'frontUpdateProfile'>): CallAnswer<'frontGetPlayerProfile'> {
  const { email, password: _password, ...fields } = request;
  const dialCode = 'phone_number' in fields ? { dial_code: '' } : {};
  const pending = email === undefined ? {} : { pending_email: email };
  return { ...known, player: { ...known.player, ...(fields as object), ...dialCode, ...pending } };
}
