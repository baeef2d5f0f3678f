import type { frontGetPlayerProfile, WireResponseOf } from '@playfront/api-contract';
import { wirePlayer } from '@playfront/auth/testing';

export type WireProfile = WireResponseOf<typeof frontGetPlayerProfile>['player'];

/** Profile of the player in the fixtures. */
export function wireProfile(overrides: Partial<WireProfile> = {}): WireProfile {
  const { id, username, first_name, last_name, email, country, phone_number } = wirePlayer();
  return {
    id,
    username,
    first_name,
    last_name,
    email,
    country,
    phone_number,
    dial_code: '+358',
    city: 'Tampere',
    address: 'Hämeenkatu 1 A 2',
    postal_code: '33100',
    gender: 'male',
    birthday: '1990-06-15',
    language: 'fi',
    currency: 'EUR',
    activated: true,
    kyc_status: 'none',
    notify_newletter: false,
    pending_email: '',
    password_changed_at: '2026-02-03T10:20:00Z',
    ...overrides,
  };
}

/** Response of `front/get_factors` for a player without factors. */
export const wireNoFactors = { status: 1 as const, authenticator: null, passkeys: [] };
