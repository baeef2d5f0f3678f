import type { frontAuthPlayer, frontGetPlayerProfile, WireResponseOf } from '@playfront/api-contract';
import { wireBalances, type Balances } from '../wallet/balance.service.ts';
import { dialCodeOf } from './dial-code.ts';
import type { PlayerRow } from '../players/players.store.ts';

type WireProfile = WireResponseOf<typeof frontGetPlayerProfile>['player'];

/** A player's own account as the API returns it: without the password hash and the operator's notes. */
export function wireProfile(player: PlayerRow, hasEmailConsent: boolean): WireProfile {
  return {
    ...wireIdentity(player),
    notify_newletter: hasEmailConsent,
    pending_email: player.pending_email ?? '',
    password_changed_at: (player.password_changed_at ?? player.created_at).toISOString(),
  };
}

function wireIdentity(player: PlayerRow) {
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
    activated: player.activated,
    kyc_status: player.kyc_status,
  };
}

/** The user of spec §7: the profile with scope and balances. */
export function wirePlayer(player: PlayerRow, balances: Balances): WireResponseOf<typeof frontAuthPlayer> {
  return { ...wireIdentity(player), scope: player.scope, ...wireBalances(balances, player.currency) };
}
