import type { frontGetPlayerSessions, WireResponseOf } from '@playfront/api-contract';

export type WireSessions = WireResponseOf<typeof frontGetPlayerSessions>;
export type WireSession = WireSessions['sessions'][number];

/** A session on another device. */
export function wireSession(overrides: Partial<WireSession> = {}): WireSession {
  return {
    id: '3b241101-e2bb-4255-8caf-4136c566a962',
    ip: '193.166.3.2',
    user_agent: '',
    browser: 'Safari',
    system: 'iPhone',
    device: 'phone',
    country: 'FI',
    created_at: '2026-11-19T08:04:00Z',
    last_seen_at: '2026-11-19T21:04:00Z',
    is_active: false,
    is_new_device: false,
    expires_at: '2026-11-20T08:04:00Z',
    is_current: false,
    ...overrides,
  };
}

/** This device, listed last, and two others. */
export function wireSessions(others: readonly WireSession[] = otherSessions): WireSessions {
  const current = { browser: 'Chrome', system: 'macOS', device: 'desktop', is_active: true, is_current: true } as const;
  return { status: 1, sessions: [...others, wireSession({ ...current, id: 'b0b4a5b8-4b56-4a8b-9f63-1c8b58a3c0de' })] };
}

const otherSessions: readonly WireSession[] = [
  wireSession(),
  wireSession({
    id: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
    browser: 'Firefox',
    system: 'Windows',
    device: 'desktop',
    country: 'LV',
    created_at: '2026-11-18T07:52:00Z',
    last_seen_at: '2026-11-18T07:52:00Z',
    is_new_device: true,
  }),
];
