import {
  frontAckRealityCheck,
  frontCancelPendingLimit,
  frontConfirmPlayerLimit,
  frontGetActivityStatement,
  frontGetPlayerLimits,
  frontSelfExclude,
  frontSetPlayerLimit,
  frontSetRealityCheck,
  frontTakeBreak,
} from '@playfront/api-contract';
import { isRefusal } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Limits } from './limits.service.ts';
import type { ProtectionOverview } from './overview.service.ts';
import type { RealityChecks } from './reality-checks.service.ts';
import type { Restrictions } from './restrictions.service.ts';
import type { ActivityStatements } from './statement.service.ts';

type Dependencies = {
  readonly limits: Limits;
  readonly overview: ProtectionOverview;
  readonly realityChecks: RealityChecks;
  readonly restrictions: Restrictions;
  readonly statements: ActivityStatements;
};

export function registerLimits(calls: CallRegistry, { limits, overview, realityChecks, restrictions, statements }: Dependencies): void {
  calls.player(frontGetPlayerLimits, ({ session }) => overview.read(session));

  calls.player(frontSetPlayerLimit, async ({ body, session }) => {
    const limit = await limits.set(session, body);
    return isRefusal(limit) ? limit : { status: 1, limit: await overview.wireLimit(session, limit) };
  });

  calls.player(frontConfirmPlayerLimit, ({ body, session }) => limits.confirm(session, body));

  calls.player(frontCancelPendingLimit, ({ body, session }) => limits.cancelPending(session, body));

  calls.player(frontTakeBreak, async ({ body, session }) => {
    const taken = await restrictions.takeBreak(session, body.days);
    return isRefusal(taken) ? taken : { status: 1, until: taken.until.toISOString() };
  });

  calls.player(frontSelfExclude, async ({ body, session }) => {
    const excluded = await restrictions.selfExclude(session, body.months);
    return isRefusal(excluded) ? excluded : { status: 1, until: excluded.until?.toISOString() ?? null };
  });

  calls.player(frontSetRealityCheck, ({ body, session }) => realityChecks.setInterval(session, body.interval_min));

  calls.player(frontAckRealityCheck, async ({ session }) => {
    const { breakUntil } = await realityChecks.acknowledge(session);
    return { status: 1, break_until: breakUntil?.toISOString() ?? null };
  });

  calls.player(frontGetActivityStatement, ({ body, session }) => statements.read(session, body));
}
