import type { frontAuthPlayer, frontGetPlayerProfile, WireAnswerOf } from '@playfront/api-contract';
import { wireBalances, type Balances } from '../wallet/balance.service.ts';
import { dialCodeOf } from './dial-code.ts';
import type { PlayerRow } from './players.store.ts';

/** What a player is told of their own account: never the password's hash, nor what only the operator notes. */
export function wireProfile(player: PlayerRow): WireAnswerOf<typeof frontGetPlayerProfile>['player'] {
  return {
    id: player.id,
    username: player.username,
    first_name: player.first_name,
    last_name: player.last_name,
    email: player.email,
    country: player.country,
    phone_number: player.phone_number,
    dial_code: dialCodeOf(player.phone_number, player.country),
    city: player.city,
    address: player.address,
    postal_code: player.postal_code,
    gender: player.gender,
    birthday: player.birthday,
    language: player.language,
    currency: player.currency,
    notify_newletter: player.notify_newsletter,
    activated: player.activated,
    kyc_status: player.kyc_status,
    pending_email: player.pending_email ?? '',
  };
}

/** The user of spec §7: the profile with scope and balances. */
export function wirePlayer(player: PlayerRow, balances: Balances): WireAnswerOf<typeof frontAuthPlayer> {
  const { notify_newletter: _newsletter, pending_email: _pending, ...profile } = wireProfile(player);
  return { ...profile, scope: player.scope, ...wireBalances(balances, player.currency) };
}
