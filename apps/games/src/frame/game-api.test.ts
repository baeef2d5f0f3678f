import { describe, expect, test } from 'vitest';
import { createGameApi } from './game-api.ts';

const page = 'https://play.example/games/reels/index.html#session=abc&locale=fi';
const round = {
  status: 1,
  round_id: 5,
  nonce: 1,
  spins: [{ window: [['J']], wins: [], win: 0, free_spins_won: 0 }],
  bet: 1,
  win: 0,
  balance: 99,
  celebrate: false,
};

function apiResponding(respond: () => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  const api = createGameApi('abc', page, async (url, init) => {
    sent.push({ url: url.href, init });
    return respond();
  });
  return { api, sent };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('a spin', () => {
  test('is sent to the origin of the page, with the session and the key', async () => {
    const { api, sent } = apiResponding(() => json(round));
    const outcome = await api.spin(0.2, 'key-1');
    expect(outcome).toMatchObject({ kind: 'succeeded', result: { round_id: '5', balance: '99' } });
    expect(sent[0]?.url).toBe('https://play.example/api/game/spin');
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Session abc' });
    expect(sent[0]?.init.credentials).toBe('omit');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ bet: 0.2, idempotency_key: 'key-1' });
  });

  test.each([
    ['a refusal with 200', () => json({ status: 0, error: 'insufficient_funds' }), { kind: 'refused', error: 'insufficient_funds' }],
    [
      'a reached limit, with its kind',
      () => json({ status: 0, error: 'limit_reached', fields: { loss: 'limit_reached' } }),
      { kind: 'refused', error: 'limit_reached', limit: 'loss' },
    ],
    ['a refusal with its own status', () => json({ status: 0, error: 'unauthorized' }, 401), { kind: 'refused', error: 'unauthorized' }],
    ['a failed server, even with an error key', () => json({ status: 0, error: 'action_failed' }, 500), { kind: 'faulted', fault: 'server' }],
    ['a gateway without the API', () => new Response('Bad gateway', { status: 502 }), { kind: 'faulted', fault: 'server' }],
    ['a page instead of data', () => new Response('<html>'), { kind: 'faulted', fault: 'contract' }],
    ['an incomplete response', () => json({ status: 1 }), { kind: 'faulted', fault: 'contract' }],
    ['an unknown refusal', () => json({ status: 0, error: 'no_such_key' }), { kind: 'faulted', fault: 'contract' }],
    ['an invalid amount', () => json({ ...round, balance: 'lots' }), { kind: 'faulted', fault: 'contract' }],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'faulted', fault: 'network' }],
    ['25 seconds of silence', () => Promise.reject(new DOMException('', 'TimeoutError')), { kind: 'faulted', fault: 'timeout' }],
  ])('recognises %s', async (_, respond, expected) => {
    expect(await apiResponding(respond).api.spin(1, 'key')).toEqual(expected);
  });
});
