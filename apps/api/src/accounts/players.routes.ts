import type { FastifyRequest } from 'fastify';
import {
  callerOf,
  frontAuthLogin,
  frontAuthPlayer,
  frontGetPlayerBalance,
  frontLogout,
  frontPasskeyLogin,
  frontRegisterPlayer,
  frontValidatePlayerName,
  frontValidatePromoCode,
  isUuid,
} from '@playfront/api-contract';
import type { SecurityLog } from '../audit/security-log.service.ts';
import type { Database } from '../database/database.ts';
import { wirePromotionOfCode } from '../bonus/bonus.wire.ts';
import type { PromotionCodes } from '../bonus/promo-codes.service.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { currencyOfCountry, currencyOfVisitor } from '../jurisdiction/countries.rules.ts';
import type { Live } from '../live/live.ts';
import { promoCodeTries } from '../throttle/promo-code-tries.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { readBalances, wireBalances } from '../wallet/balance.service.ts';
import type { Login } from './login.service.ts';
import { readPlayer } from '../players/players.store.ts';
import type { Registration } from './registration.service.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import type { SignInOrigin } from './sign-in.service.ts';
import { wirePlayer } from './wire-player.ts';

type Dependencies = {
  database: Database;
  sessions: PlayerSessions;
  registration: Registration;
  login: Login;
  promotionCodes: Pick<PromotionCodes, 'find'>;
  live: Live;
  throttle: Throttle;
  security: Pick<SecurityLog, 'note'>;
};

export function registerPlayers(calls: CallRegistry, dependencies: Dependencies): void {
  const { database, sessions, registration, login, promotionCodes, live, throttle, security } = dependencies;
  calls.open(frontAuthLogin, ({ body, request }) => login.login(body, originOf(request, body.device_id)));

  calls.open(frontPasskeyLogin, async ({ body, request }) => {
    const opened = await login.loginByPasskey(body.passkey, originOf(request, body.device_id));
    if (isRefusal(opened)) return opened;
    const { playerId, accessToken } = opened;
    security.note('staff_login', { path: frontPasskeyLogin.path, ip: request.ip, playerId });
    return { accessToken };
  });

  calls.player(frontAuthPlayer, async ({ session }) => {
    const owner = { kind: 'player', playerId: session.playerId } as const;
    const [player, balances] = await Promise.all([readPlayer(database, session.playerId), readBalances(database, owner)]);
    return wirePlayer(player, balances);
  });

  calls.player(frontLogout, async ({ session }) => {
    await sessions.revoke(session.id);
    live.endSessions(session.playerId, [session.id], 'logged_out');
    return { status: 1 };
  });

  calls.open(frontRegisterPlayer, async ({ body, request }) => {
    const registered =
      (await throttle.take({ limit: 'registration_address', of: callerOf(request.ip) })) ?? (await registration.register(body, request.ip));
    return isRefusal(registered) ? registered : { status: 1, player: { id: registered.id, username: body.username } };
  });

  calls.open(frontValidatePlayerName, async ({ body, request }) => {
    const refusal = await throttle.take({ limit: 'player_name_address', of: callerOf(request.ip) });
    if (refusal) return refusal;
    const fault = await registration.usernameFault(body.username);
    return fault ? refuse(fault) : { status: 1 };
  });

  calls.open(frontValidatePromoCode, async ({ body, request, session }) => {
    const refusal = await throttle.take(...promoCodeTries(request.ip, session?.playerId));
    if (refusal) return refusal;
    const country = session?.country ?? body.country;
    const currency = session?.currency ?? (country ? currencyOfCountry(country) : currencyOfVisitor(body.locale));
    const promotion = await promotionCodes.find(body.promo_code, { country, currency, locale: body.locale });
    return promotion ? { status: 1, promotion: wirePromotionOfCode(promotion, currency) } : refuse('invalid_promo_code');
  });

  calls.player(frontGetPlayerBalance, async ({ body, session }) => {
    if (body.id !== session.playerId) return refuse('forbidden');
    const balances = await readBalances(database, { kind: 'player', playerId: session.playerId });
    const { currency } = session;
    return { status: 1, player: { id: session.playerId, currency, version: balances.version, ...wireBalances(balances, currency) } };
  });
}

function originOf({ ip, headers }: FastifyRequest, deviceId: string | undefined): SignInOrigin {
  return { ip, userAgent: headers['user-agent'] ?? '', deviceId: deviceId && isUuid(deviceId) ? deviceId : undefined };
}
