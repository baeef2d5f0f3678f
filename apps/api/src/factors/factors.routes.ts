import {
  frontAddPasskey,
  frontConfirmAuthenticator,
  frontConfirmIdentity,
  frontGetFactors,
  frontGetPasskeyLoginOptions,
  frontGetPasskeyOptions,
  frontNewRecoveryCodes,
  frontRemoveAuthenticator,
  frontRemovePasskey,
  frontRenamePasskey,
  frontStartAuthenticator,
  isUuid,
} from '@playfront/api-contract';
import { adminRemoveFactors } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Authenticators } from './authenticator.service.ts';
import { countRecoveryCodes, findAuthenticator } from './authenticators.store.ts';
import type { Identities } from './identity.service.ts';
import type { Passkeys } from './passkeys.service.ts';
import { readPasskeys, type PasskeyRow } from './passkeys.store.ts';
import type { FactorRemoval } from './removal.service.ts';

type Dependencies = { database: Database; authenticators: Authenticators; passkeys: Passkeys; identities: Identities; removal: FactorRemoval };

export function registerFactors(calls: CallRegistry, { database, authenticators, passkeys, identities, removal }: Dependencies): void {
  calls.player(frontGetFactors, async ({ session: { playerId } }) => {
    const [authenticator, left, rows] = await Promise.all([
      findAuthenticator(database, playerId),
      countRecoveryCodes(database, playerId),
      readPasskeys(database, playerId),
    ]);
    const added = authenticator?.confirmed_at;
    return { status: 1, authenticator: added ? { added_at: added.toISOString(), recovery_codes_left: left } : null, passkeys: rows.map(wirePasskey) };
  });

  calls.player(frontStartAuthenticator, async ({ body, session }) => {
    const started = await authenticators.start(session, body.password);
    return isRefusal(started) ? started : { status: 1, secret: started.secret, otpauth_uri: started.uri };
  });

  calls.player(frontConfirmAuthenticator, async ({ body, session, request }) => {
    const codes = await authenticators.confirm(session, body.code, request.ip);
    return isRefusal(codes) ? codes : { status: 1, recovery_codes: [...codes] };
  });

  calls.player(frontRemoveAuthenticator, async ({ session }) => (await authenticators.remove(session)) ?? { status: 1 });

  calls.player(frontNewRecoveryCodes, async ({ session }) => {
    const codes = await authenticators.renewRecoveryCodes(session);
    return isRefusal(codes) ? codes : { status: 1, recovery_codes: [...codes] };
  });

  registerPasskeys(calls, passkeys);

  calls.player(frontConfirmIdentity, async ({ body, session, request }) => (await identities.confirm(session, body, request.ip)) ?? { status: 1 });

  calls.admin(adminRemoveFactors, async ({ body, session, audit }) => (await removal.remove(session, body, audit)) ?? { status: 1 });
}

function registerPasskeys(calls: CallRegistry, passkeys: Passkeys): void {
  calls.player(frontGetPasskeyOptions, async ({ body: { purpose, password }, session }) => {
    if (purpose === 'add') {
      const creation = await passkeys.creationOptions(session, password);
      return isRefusal(creation) ? creation : { status: 1, creation };
    }
    const request = await passkeys.confirmOptions(session);
    return isRefusal(request) ? request : { status: 1, request };
  });

  calls.player(frontAddPasskey, async ({ body, session }) => {
    const added = await passkeys.add(session, body.passkey, body.name);
    return isRefusal(added) ? added : { status: 1, passkey: wirePasskey(added) };
  });

  calls.player(frontRenamePasskey, async ({ body: { id, name }, session }) =>
    isUuid(id) ? ((await passkeys.rename(session, id, name)) ?? { status: 1 }) : refuse('not_found'),
  );

  calls.player(frontRemovePasskey, async ({ body: { id }, session }) =>
    isUuid(id) ? ((await passkeys.remove(session, id)) ?? { status: 1 }) : refuse('not_found'),
  );

  calls.open(frontGetPasskeyLoginOptions, async ({ request }) => {
    const options = await passkeys.loginOptions(request.ip);
    return isRefusal(options) ? options : { status: 1, request: options };
  });
}

function wirePasskey({ id, name, created_at: created, last_used_at: used, is_synced }: PasskeyRow) {
  return { id, name, created_at: created.toISOString(), last_used_at: used?.toISOString() ?? null, is_synced };
}
