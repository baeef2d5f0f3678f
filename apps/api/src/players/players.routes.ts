import {
  frontAuthLogin,
  frontAuthPlayer,
  frontGetPlayerBalance,
  frontLogout,
  frontRegisterPlayer,
  frontValidatePlayerName,
  frontValidatePromoCode,
  type WireAnswerOf,
} from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import { readBalances, wireBalances, type Balances } from '../wallet/balance.service.ts';
import type { Login } from './login.service.ts';
import { readPlayer, type PlayerRow } from './players.store.ts';
import type { PromotionCodes } from './promotion-code.service.ts';
import type { Registration } from './registration.service.ts';
import type { PlayerSessions } from './sessions.service.ts';

type Dependencies = {
  database: Database;
  sessions: PlayerSessions;
  registration: Registration;
  login: Login;
  promotionCodes: PromotionCodes;
  live: Live;
};

export function registerPlayers(calls: CallRegistry, { database, sessions, registration, login, promotionCodes, live }: Dependencies): void {
  calls.open(frontAuthLogin, ({ body, request }) => login.login(body.username, body.password, request.ip));

  calls.player(frontAuthPlayer, async ({ session }) => {
    const owner = { kind: 'player', playerId: session.playerId } as const;
    const [player, balances] = await Promise.all([readPlayer(database, session.playerId), readBalances(database, owner)]);
    return wirePlayer(player, balances);
  });

  calls.player(frontLogout, async ({ session }) => {
    await sessions.revoke(session.id);
    live.endSession(session.id);
    return { status: 1 };
  });

  calls.open(frontRegisterPlayer, async ({ body, request }) => {
    const registered = await registration.register(body, request.ip);
    return isRefusal(registered) ? registered : { status: 1, player: { id: registered.id, username: body.username } };
  });

  calls.open(frontValidatePlayerName, async ({ body }) =>
    (await registration.isNameFree(body.username)) ? { status: 1 } : refuse('username_duplicated'),
  );

  calls.open(frontValidatePromoCode, async ({ body }) => {
    const promotion = await promotionCodes.find(body.promo_code);
    return promotion ? { status: 1, promotion } : refuse('invalid_promo_code');
  });

  calls.player(frontGetPlayerBalance, async ({ body, session }) => {
    if (body.id !== session.playerId) return refuse('forbidden');
    const balances = await readBalances(database, { kind: 'player', playerId: session.playerId });
    const { currency } = session;
    return { status: 1, player: { id: session.playerId, currency, version: balances.version, ...wireBalances(balances, currency) } };
  });
}

function wirePlayer(player: PlayerRow, balances: Balances): WireAnswerOf<typeof frontAuthPlayer> {
  return {
    id: player.id,
    username: player.username,
    first_name: player.first_name,
    last_name: player.last_name,
    email: player.email,
    country: player.country,
    phone_number: player.phone_number,
    city: player.city,
    address: player.address,
    postal_code: player.postal_code,
    gender: player.gender,
    birthday: player.birthday,
    language: player.language,
    currency: player.currency,
    scope: player.scope,
    activated: player.activated,
    kyc_status: player.kyc_status,
    ...wireBalances(balances, player.currency),
  };
}
