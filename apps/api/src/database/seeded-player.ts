import type { Insertable } from 'kysely';
import type { PlayersTable } from './schema.ts';

/** A made-up player of the house, in the shape a registration leaves. */
export function seededPlayer(username: string): Omit<Insertable<PlayersTable>, 'password_hash'> {
  return {
    username,
    username_key: username,
    email: `${username}@example.com`,
    phone_number: '+358401234567',
    first_name: 'Seeded',
    last_name: 'Player',
    country: 'FI',
    city: 'Turku',
    address: 'Linnankatu 1',
    postal_code: '20100',
    gender: 'female',
    birthday: '1988-04-12',
    language: 'en',
    currency: 'EUR',
    notify_newsletter: false,
    tracking_code: '',
    promo_code: '',
    registered_ip: '127.0.0.1',
  };
}
