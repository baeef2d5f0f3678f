import type { Insertable } from 'kysely';
import type { PlayersTable } from '../players/players.tables.ts';

/** A fictional player, with the data that a registration would store. */
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
    tracking_code: '',
    promo_code: '',
    registered_ip: '127.0.0.1',
  };
}
