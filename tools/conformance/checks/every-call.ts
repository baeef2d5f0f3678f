import { callNamed } from '@playfront/api-contract/openapi';
import { expectRefusal, expectThat, isRefusal } from '../check.ts';
import type { CallName } from '../contract-calls.ts';
import type { Address, Caller, RawBody } from '../operator.ts';
import type { Reply } from '../reply.ts';
import { Skip } from '../verdicts.ts';
import type { World } from '../world.ts';
import type { Run } from './call-checks.ts';
import { expendablePlayer } from './players.ts';
import { openGame } from './rounds-of-play.ts';
import { sampleBodies } from './sample-bodies.ts';
import { depositMethods } from './payment-methods.ts';

const forged = 'forged-0123456789abcdefghijklmnopqrstuvwxyz';
const twoMegabytes = 2 * 1024 * 1024;

type Rows = Readonly<Record<string, Run>>;
type Body = Readonly<Record<string, unknown>>;

/** Fills in the path of the call with a parameter: the id of an existing payment method. */
async function addressOf(world: World, name: CallName, as?: Caller): Promise<Address> {
  if (name !== 'paymentGetPaymentUrl') return { as };
  const [method] = await depositMethods(world, await world.player());
  if (!method) throw new Skip('no deposit method is offered');
  return { as, path: { provider: method.id } };
}

const sendSample = async (world: World, name: CallName, as?: Caller) => world.send(name, sampleBodies[name], await addressOf(world, name, as));

/** Checks that only permitted callers can make a call. */
export function authChecks(name: CallName): Rows {
  const { auth } = callNamed(name);
  if (auth === 'none') return {};
  const refused =
    (as: Caller | undefined): Run =>
    async (world) => {
      expectRefusal(await sendSample(world, name, as), 'unauthorized');
    };
  return {
    'without a token': refused(undefined),
    'with a forged token': refused(auth === 'session' ? { session: forged } : { bearer: forged }),
    ...beforeBody(name, 'without a token', async () => undefined, 'unauthorized'),
    ...(auth === 'admin' || auth === 'audit'
      ? {
          'a player who is not staff': async (world) => void expectRefusal(await sendSample(world, name, await world.player()), 'forbidden'),
          ...beforeBody(name, 'a player who is not staff', (world) => world.player(), 'forbidden'),
        }
      : {}),
  };
}

/** Checks that the caller is refused before the body is validated. */
function beforeBody(name: CallName, title: string, caller: (world: World) => Promise<Caller | undefined>, error: 'unauthorized' | 'forbidden'): Rows {
  if (callNamed(name).method === 'GET') return {};
  const raw =
    (body: () => RawBody): Run =>
    async (world) => {
      expectRefusal(await world.operator.sendRaw(name, body(), await addressOf(world, name, await caller(world))), error);
    };
  return {
    [`${title}, with broken JSON`]: raw(() => ({ text: '{"a":' })),
    [`${title}, with another content type`]: raw(() => ({ text: '<a/>', contentType: 'application/xml' })),
  };
}

/** A permitted caller, so that only the body is wrong. */
async function callerOf(world: World, name: CallName): Promise<Caller | undefined> {
  const { auth } = callNamed(name);
  if (auth === 'none') return undefined;
  if (auth === 'admin') return world.admin();
  if (auth === 'audit') return world.auditor();
  // If the operator accepts an invalid body, no other check is affected.
  if (auth === 'player') return name === 'frontLogout' ? world.signIn(await expendablePlayer(world)) : expendablePlayer(world);
  const { session } = await world.once('free game', () => openGame(world));
  return { session };
}

/** Checks that every call refuses invalid bodies, in the format of all refusals. */
export function badInputChecks(name: CallName): Rows {
  const { method, isReadOnly, bodyBytes = 0 } = callNamed(name);
  if (method === 'GET') return {};
  const sample: Body = (sampleBodies[name] as Body | undefined) ?? {};
  const raw =
    (text: string | (() => string), check: (reply: Reply) => void, contentType?: string): Run =>
    async (world) => {
      const address = await addressOf(world, name, await callerOf(world, name));
      check(await world.operator.sendRaw(name, { text: typeof text === 'string' ? text : text(), ...(contentType ? { contentType } : {}) }, address));
    };
  const malformed = (reply: Reply) => void expectRefusal(reply, 'malformed');
  return {
    'broken JSON': raw('{"a":', malformed),
    'a list instead of an object': raw('[]', malformed),
    'a text instead of an object': raw('"text"', malformed),
    'another content type': raw('<a/>', expectFailure, 'application/xml'),
    'a body that is two megabytes too long': raw(
      () => JSON.stringify({ ...sample, conformance_padding: 'x'.repeat(bodyBytes + twoMegabytes) }),
      (reply) => void expectRefusal(reply, 'too_large'),
    ),
    ...Object.fromEntries(Object.keys(sample).map((field) => [`a wrong type in ${field}`, wrongType(name, field)])),
    ...textFields(sample).map((field): Rows => ({ [`a NUL in ${field}`]: raw(JSON.stringify({ ...sample, [field]: 'a\0b' }), expectFailure) }))[0],
    ...(isReadOnly ? { 'an unknown field is ignored': unknownField(name) } : {}),
  };
}

/** Sends an object instead of a text, number or list. A form may also refuse the field. */
function wrongType(name: CallName, field: string): Run {
  return async (world) => {
    const address = await addressOf(world, name, await callerOf(world, name));
    const reply = await world.send(name, { ...(sampleBodies[name] as Body), [field]: { wrong: ['type'] } }, address);
    const isFieldRefused = reply.httpStatus === 200 && isRefusal(reply) && reply.text.includes(`"${field}"`);
    if (!isFieldRefused) expectRefusal(reply, 'malformed');
  };
}

function unknownField(name: CallName): Run {
  return async (world) => {
    const address = await addressOf(world, name, await callerOf(world, name));
    const reply = await world.send(name, { ...(sampleBodies[name] as Body), of_another_version: ['ignored'] }, address);
    expectThat(reply.httpStatus !== 400 && reply.httpStatus < 500, 'the same response as without the unknown field "of_another_version"', reply);
  };
}

/** Expects a refusal in the standard format, without a server error. */
function expectFailure(reply: Reply): void {
  expectThat(isRefusal(reply) && reply.httpStatus < 500, '4xx, or 200 with a refused field, in the format {"status":0,"error":…}', reply);
}

function textFields(sample: Body): string[] {
  return Object.keys(sample).filter((field) => typeof sample[field] === 'string');
}
