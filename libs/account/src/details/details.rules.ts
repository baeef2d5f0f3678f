import type { CallRequest } from '@playfront/api-client';
import type { Profile } from '@playfront/api-contract';
import { phoneNumberOf, phonePartsOf } from '@playfront/auth/phone';
import { guardedFields, type Details, type DetailsField } from './details.schema.ts';

/** Form values of a profile, with the phone number in two parts. */
export function detailsOf(profile: Profile): Details {
  const { email, first_name, last_name, gender, address, postal_code, city, language } = profile;
  return {
    email,
    first_name,
    last_name,
    gender,
    address,
    postal_code,
    city,
    language,
    ...phonePartsOf(profile),
    password: '',
  };
}

/** The fields that differ from the saved profile; both parts of the phone number if either does. */
export function changedFields(values: Details, saved: Details): readonly DetailsField[] {
  const fields = Object.keys(values) as DetailsField[];
  const isChanged = (field: DetailsField) => values[field] !== saved[field];
  return fields.filter((field) => isChanged(field) || (field === 'phone_number' && isChanged('dial_country')));
}

/** Whether these changes need the password. */
export function needsPassword(changed: readonly DetailsField[]): boolean {
  return changed.some((field) => guardedFields.includes(field));
}

/** The changed fields of the profile, without the password that confirms some of them. */
export function profileChanges(values: Details, saved: Details): readonly DetailsField[] {
  return changedFields(values, saved).filter((field) => field !== 'password');
}

/** Only the changed fields: a missing field keeps its value (contract). Includes the password if a change needs it and there is one. */
export function updateRequest(values: Details, saved: Details): CallRequest<'frontUpdateProfile'> {
  const changes = profileChanges(values, saved);
  const changed = values.password && needsPassword(changes) ? [...changes, 'password'] : changes;
  const phone_number = phoneNumberOf(values);
  const sent = Object.entries({ ...values, phone_number }).filter(([field]) => field !== 'dial_country' && changed.includes(field as DetailsField));
  return Object.fromEntries(sent.map(([field, value]) => [field, typeof value === 'string' && field !== 'password' ? value.trim() : value]));
}
