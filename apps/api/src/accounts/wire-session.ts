import type { frontGetPlayerSessions, WireResponseOf } from '@playfront/api-contract';
import type { Geo } from '../geo/geo.ts';
import { deviceOf } from '../devices/device.rules.ts';
import type { OpenSession } from '../sessions/sessions.service.ts';

type WireSession = WireResponseOf<typeof frontGetPlayerSessions>['sessions'][number];
type Context = { readonly currentId: string; readonly geo: Geo; readonly now: Date };

/** Twice the interval at which the use of a session is recorded. */
const activeForMs = 10 * 60_000;

/** A session as its player sees it. */
export function wireSession(session: OpenSession, { currentId, geo, now }: Context): WireSession {
  const { browser, system, kind } = deviceOf(session.user_agent);
  const isCurrent = session.id === currentId;
  return {
    id: session.id,
    ip: session.ip,
    user_agent: session.user_agent,
    browser,
    system,
    device: kind,
    country: geo.countryOf(session.ip) ?? '',
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    is_active: isCurrent || now.getTime() - session.last_seen_at.getTime() < activeForMs,
    is_new_device: session.is_new_device,
    expires_at: session.expires_at.toISOString(),
    is_current: isCurrent,
  };
}
