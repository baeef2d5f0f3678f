import { describe, expect, it } from 'vitest';
import { responseOf, expectRefusal } from './check.ts';
import type { Reply } from './reply.ts';
import { Violation } from './verdicts.ts';

const reply = (httpStatus: number, json: unknown): Reply => ({
  sent: { method: 'POST', url: 'http://operator.example/api/front/get_player_balance', authorization: undefined, body: '{"id":"7"}' },
  ...{ httpStatus, headers: new Headers(), text: JSON.stringify(json), json },
});
const balances = { total_balance: 12.5, real_balance: 12.5, bonus_balance: 0, locked_balance: 3 };
const response = (changes: object) => reply(200, { status: 1, player: { id: '7', currency: 'EUR', ...balances, ...changes } });

function faultOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Violation) return error.expected;
    throw error;
  }
}

describe('a response', () => {
  it.each([
    ['as in the contract', {}],
    ['in the format of older operators', { id: 7, total_balance: '12.5000', real_balance: '12.50' }],
    ['with fields of another version', { loyalty_points: [1] }],
  ])('%s is accepted', (_, changes) => {
    const { player } = responseOf('frontGetPlayerBalance', response(changes));
    expect([player.id, player.balance.total.minor]).toEqual(['7', 1250]);
  });

  it.each([
    ['without a field', response({ locked_balance: undefined }), 'at player.locked_balance'],
    ['with an amount finer than its currency', response({ real_balance: 12.505 }), '12.505 is no amount of EUR'],
    ['that is a refusal', reply(200, { status: 0, error: 'action_failed' }), '200 with the response of the call'],
    ['with another HTTP status', reply(201, { status: 1 }), '200 with the response of the call'],
    ['that is not JSON', { ...reply(200, undefined), text: '<html>' }, 'at the top'],
  ])('%s is refused with the fault', (_, given, fault) => {
    expect(faultOf(() => responseOf('frontGetPlayerBalance', given))).toContain(fault);
  });
});

describe('a refusal', () => {
  const refused = (httpStatus: number, error: string, fields?: object) => reply(httpStatus, { status: 0, error, ...(fields ? { fields } : {}) });

  it.each([
    ['that the player can resolve has status 200', refused(200, 'insufficient_funds'), 'insufficient_funds'],
    ['of another kind has its own status', refused(409, 'conflict'), 'conflict'],
    ['may be one of several', refused(403, 'forbidden'), ['not_found', 'forbidden']],
  ] as const)('%s', (_, given, key) => {
    expect(faultOf(() => expectRefusal(given, key))).toBeUndefined();
  });

  it.each([
    ['with the status of another key', refused(200, 'conflict'), '409 {"status":0,"error":"conflict"}'],
    ['with another key', refused(404, 'not_found'), '409 {"status":0,"error":"conflict"}'],
    ['with an unknown key', refused(409, 'nonsense'), 'at error'],
    ['that is a success', reply(200, { status: 1 }), '409 {"status":0,"error":"conflict"}'],
  ])('%s is not accepted', (_, given, fault) => {
    expect(faultOf(() => expectRefusal(given, 'conflict'))).toContain(fault);
  });

  it('must name the invalid field', () => {
    const check = (fields: object) => faultOf(() => expectRefusal(refused(200, 'too_long', fields), 'too_long', 'note'));
    expect([check({ note: 'too_long' }), check({ email: 'too_long' })]).toEqual([undefined, expect.stringContaining('"note" in its fields')]);
  });
});
