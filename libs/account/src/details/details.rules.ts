import type { CallRequest } from '@playfront/api-client';
import type { Profile } from '@playfront/api-contract';
import { phoneNumberOf, phonePartsOf } from '@playfront/auth/phone';
import { guardedFields, type Details, type DetailsField } from './details.schema.ts';

/** A profile as the form shows it: the phone number in two parts. */
export function detailsOf(profile: Profile): Details {
  const { email, first_name, last_name, gender, address, postal_code, city, language, notify_newletter } = profile;
  return {
    email,
    first_name,
    last_name,
    gender,
    address,
    postal_code,
    city,
    language,
    notify_newletter,
    ...phonePartsOf(profile),
    password: '',
  };
}

/** The fields that differ from what is saved; both parts of the phone number when either does. */
export function changedFields(values: Details, saved: Details): readonly DetailsField[] {
  const fields = Object.keys(values) as DetailsField[];
  const isChanged = (field: DetailsField) => values[field] !== saved[field];
  return fields.filter((field) => isChanged(field) || (field === 'phone_number' && isChanged('dial_country')));
}

/** Whether what was changed is saved only with the password. */
export function needsPassword(changed: readonly DetailsField[]): boolean {
  return changed.some((field) => guardedFields.includes(field));
}

/** The changes of the profile: the password that goes with some of them is none. */
export function profileChanges(values: Details, saved: Details): readonly DetailsField[] {
  return changedFields(values, saved).filter((field) => field !== 'password');
}

/** Only what was changed: a field that is left out stays as it is (contract). */
export function updateRequest(values: Details, saved: Details): CallRequest<'frontUpdateProfile'> {
  const changes = profileChanges(values, saved);
  const changed = needsPassword(changes) ? [...changes, 'password'] : changes;
  const phone_number = phoneNumberOf(values);
  const sent = Object.entries({ ...values, phone_number }).filter(([field]) => field !== 'dial_country' && changed.includes(field as DetailsField));
  return Object.fromEntries(sent.map(([field, value]) => [field, typeof value === 'string' && field !== 'password' ? value.trim() : value]));
}
