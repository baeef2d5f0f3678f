import type * as contract from '../index.ts';
import type * as staff from '../staff.ts';
import type { Call, RequestOf, WireResponseOf } from '../call.ts';
import type { CallName } from '../documentation/index.ts';

type CallNamed<Name extends CallName> = Extract<(typeof contract & typeof staff)[Name], Call>;
type Examples = {
  readonly [Name in CallName]?: { readonly request?: RequestOf<CallNamed<Name>>; readonly response?: WireResponseOf<CallNamed<Name>> };
};

const roundId = '0b0c7f6e-8f5c-4b59-9a51-0d1b6f7a7d21';
const idempotencyKey = '6f1c9c1e-3a53-4f0e-9d52-8f6a1f9b7c10';

/** Examples of requests and responses for calls whose schemas alone are hard to read. */
export const examples: Examples = {
  frontAuthLogin: {
    request: { username: 'ilmari_k', password: 'a secret', ip_address: '' },
    response: { accessToken: 'eCZ0uV8dGm1r4O0cVQk2aQ', refreshToken: '' },
  },
  frontValidatePlayerName: { request: { username: 'ilmari_k' }, response: { status: 1 } },
  frontGetPlayerBalance: {
    request: { id: '7' },
    response: {
      status: 1,
      player: { id: '7', currency: 'EUR', version: 12, total_balance: 497.6, real_balance: 412.6, bonus_balance: 85, locked_balance: 120 },
    },
  },
  frontGetGames: { request: { group: 'casino', collection: 'new-games', search: 'fjord', sort: 'popular', locale: 'en', page: 1, page_size: 24 } },
  frontGetGameUrl: {
    request: { game_id: '1001', mode: 'demo', locale: 'en', form_factor: 'desktop', return_url: '/online-casino' },
    response: { status: 1, url: '/games/reels/#session=eCZ0uV8dGm1r4O0cVQk2aQ', round_session_id: '1e0f7a52-5cf2-4a6e-a1a4-6fdd8f7c0c11' },
  },
  gameSpin: { request: { bet: 0.5, idempotency_key: idempotencyKey } },
  gameStart: {
    request: {
      bets: [
        { spot: 'straight-6', amount: 1 },
        { spot: 'red', amount: 5 },
      ],
      idempotency_key: idempotencyKey,
    },
    response: {
      status: 1,
      round: {
        id: roundId,
        nonce: 0,
        state: 'settled',
        view: { outcome: 6 },
        bets: [
          { spot: 'straight-6', amount: 1, win: 36 },
          { spot: 'red', amount: 5, win: 0 },
        ],
        moves: [],
        step: 0,
        stake: 6,
        win: 36,
        closes_at: null,
      },
      balance: 80,
      celebrate: true,
    },
  },
  gameAct: {
    request: { round_id: roundId, step: 1, move: 'cash-out' },
    response: {
      status: 1,
      round: {
        id: roundId,
        nonce: 0,
        state: 'settled',
        view: { opened: [0], mines: [8, 22, 12] },
        bets: [{ spot: 'mines-3', amount: 10, win: 11.25 }],
        moves: [],
        step: 2,
        stake: 10,
        win: 11.25,
        closes_at: null,
      },
      balance: 51.25,
      celebrate: true,
    },
  },
  gameCrashBet: {
    request: { number: 48_211, panel: 1, amount: 5, auto_cash_out: 300, idempotency_key: idempotencyKey },
    response: {
      status: 1,
      bet: { id: roundId, number: 48_211, panel: 1, amount: 5, auto_cash_out: 300, state: 'open', cashed_out_at: null, win: 0 },
      balance: 492.6,
      celebrate: false,
    },
  },
  gameCrashCashOut: {
    request: { bet_id: roundId },
    response: {
      status: 1,
      bet: { id: roundId, number: 48_211, panel: 1, amount: 5, auto_cash_out: 300, state: 'cashed_out', cashed_out_at: 237, win: 11.85 },
      balance: 504.45,
      celebrate: true,
    },
  },
  paymentGetPaymentUrl: {
    request: { amount: 25, currency: 'EUR', return_url: '/user-management?tab=deposit', locale: 'en', idempotency_key: idempotencyKey },
  },
  frontGetContentTemplate: {
    request: { key: 'privacy-policy', locale: 'fi' },
    response: {
      status: 1,
      content: {
        key: 'privacy-policy',
        locale: 'fi',
        title: 'Tietosuojaseloste',
        body_html: '<p>Tällä sivulla kerrotaan …</p>',
        version: 3,
        updated_at: '2026-03-02T09:14:05.000Z',
      },
    },
  },
  frontGetFaqTemplate: { request: { locale: 'en', id: '0' } },
  adminUpdateTemplate: { request: { key: 'about-us', locale: 'en', body: '<p>Who we are.</p>', version: 3 } },
};
