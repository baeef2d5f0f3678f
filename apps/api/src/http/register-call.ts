import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyBytesOf, type Call, type Refusal, type ValidRequestOf, type WireResponseOf } from '@playfront/api-contract';
import { officerScopes } from '@playfront/api-contract/staff';
import type { PlayerSession, PlayerSessions } from '../sessions/sessions.service.ts';
import type { Audit, AuditEntry, CallObserver } from './call-logs.ts';
import { isRefusal, refuse, retryAfterOf, statusOf } from './failures.ts';
import { validate } from './validate.ts';

/** The round session of the token in a call from the game page. */
export type RoundSessionHandle = { readonly id: string };

/** Finds the round session of a token. */
export type RoundSessionFinder = { find(token: string | undefined): Promise<RoundSessionHandle | undefined> };

type HandlerResult<C extends Call> = Promise<WireResponseOf<C> | Refusal>;
/** `receivedAt`: when the whole request had arrived and its sender was known: until it has arrived, the sender can still decide what it asks for. */
type Input<C extends Call> = { readonly body: ValidRequestOf<C>; readonly request: FastifyRequest; readonly receivedAt: Date };

/** Registers calls of the contract as routes under `/api/`; one method for each kind of caller. */
export type CallRegistry = {
  /**
   * A public call; `session` is the player's if a valid bearer token was sent. A blocked account is treated as a visitor, and gets its own refusal
   * where a visitor would be `unauthorized`.
   */
  open<C extends Call>(call: C, handle: (input: Input<C> & { readonly session: PlayerSession | undefined }) => HandlerResult<C>): void;
  /** A call for signed-in players; 401 without a valid token, 403 for a blocked account. */
  player<C extends Call>(call: C, handle: (input: Input<C> & { readonly session: PlayerSession }) => HandlerResult<C>): void;
  /**
   * A call of the back office: 403 without the scope `admin` or that of the call; `disable_site_access` for a blocked account.
   * Each adds a row to the audit log; changes are recorded with `audit`, in the transaction that makes them.
   */
  admin<C extends Call>(
    call: C,
    handle: (input: Input<C> & { readonly session: PlayerSession; readonly audit: AuditEntry }) => HandlerResult<C>,
  ): void;
  /** A call for readers of the logs: requires the scope `audit`. */
  audit<C extends Call>(call: C, handle: (input: Input<C>) => HandlerResult<C>): void;
  /** A call of the game page, with the token of its round session. */
  round<C extends Call>(call: C, handle: (input: Input<C> & { readonly round: RoundSessionHandle }) => HandlerResult<C>): void;
};

/** Whether staff have to log in with a second factor first. */
export type StaffFactorCheck = { isMissing(session: PlayerSession): Promise<boolean> };

type Dependencies = {
  staffFactor: StaffFactorCheck;
  sessions: PlayerSessions;
  rounds: RoundSessionFinder;
  audit: Audit;
  security: CallObserver;
  now: () => Date;
};

export function createCallRegistry(app: FastifyInstance, { staffFactor, sessions, rounds, audit, security, now }: Dependencies): CallRegistry {
  /** The sender of a request, even if it is refused. */
  const callers = new WeakMap<FastifyRequest, PlayerSession>();

  /**
   * `identify` runs before the body is read: unauthenticated clients learn nothing about the expected body and cannot make the server parse one. Its
   * result is stored for the handler, so that a session is looked up once.
   */
  function route<C extends Call, Identity extends object>(
    call: C,
    auth: Call['auth'],
    identify: (request: FastifyRequest) => Promise<Identity | Refusal>,
    handle: (input: Input<C>, identity: Identity) => HandlerResult<C>,
  ): void {
    if (call.auth !== auth) throw new Error(`${call.path} is a call for ${call.auth}, not ${auth}`);
    const identities = new WeakMap<FastifyRequest, Identity>();
    app.route({
      method: call.method,
      url: `/api/${call.path.replace(/\{(\w+)\}/g, ':$1(^[a-z0-9_-]+)')}`,
      bodyLimit: bodyBytesOf(call),
      onRequest: async (request, reply) => {
        const identity = await identify(request);
        if (isRefusal(identity)) return respond(request, reply, identity);
        identities.set(request, identity);
      },
      handler: async (request, reply) => {
        const receivedAt = now();
        const identity = identities.get(request);
        if (!identity) throw new Error(`${call.path} was reached without an identity`);
        const validated = validate(call.request, request.body === undefined ? {} : request.body);
        if (!validated.ok) return send(reply, validated.refusal);
        const input = { body: validated.value as ValidRequestOf<C>, request, receivedAt };
        return respond(request, reply, await handle(input, identity), validated.value);
      },
    });

    function respond(request: FastifyRequest, reply: FastifyReply, result: unknown, body?: unknown): FastifyReply {
      const error = isRefusal(result) ? result.error : undefined;
      security.observe({ path: call.path, error, ip: request.ip, playerId: callers.get(request)?.playerId, body });
      return send(reply, result);
    }
  }

  async function bearerOf(request: FastifyRequest): Promise<PlayerSession | 'blocked' | undefined> {
    const session = await sessions.find(tokenOf(request, 'Bearer'));
    if (session && session !== 'blocked') callers.set(request, session);
    return session;
  }

  /** A session whose scope includes one of `scopes`. */
  const staffOf = (scopes: readonly string[]) => async (request: FastifyRequest) => {
    const session = await bearerOf(request);
    if (!session) return refuse('unauthorized');
    if (session === 'blocked') return refuse('disable_site_access');
    if (!scopes.some((scope) => session.scope.includes(scope))) return refuse('forbidden');
    return (await staffFactor.isMissing(session)) ? refuse('second_factor_required') : session;
  };

  return {
    open: (call, handle) =>
      route(
        call,
        'none',
        async (request) => {
          const session = await bearerOf(request);
          return session === 'blocked' ? { session: undefined, isBlocked: true } : { session, isBlocked: false };
        },
        async (input, { session, isBlocked }) => {
          const result = await handle({ ...input, session });
          return isBlocked && isRefusal(result) && result.error === 'unauthorized' ? refuse('disable_site_access') : result;
        },
      ),
    player: (call, handle) =>
      route(
        call,
        'player',
        async (request) => {
          const session = await bearerOf(request);
          return session === 'blocked' ? refuse('disable_site_access') : (session ?? refuse('unauthorized'));
        },
        (input, session) => handle({ ...input, session }),
      ),
    admin: (call, handle) =>
      route(call, 'admin', staffOf(scopesOf(call)), (input, session) =>
        audit.follow(call, { playerId: session.playerId, ip: input.request.ip }, input.body, (entry) => handle({ ...input, session, audit: entry })),
      ),
    audit: (call, handle) =>
      route(call, 'audit', staffOf(['audit']), (input, { playerId }) =>
        audit.follow(call, { playerId, ip: input.request.ip }, input.body, () => handle(input)),
      ),
    round: (call, handle) =>
      route(
        call,
        'session',
        async (request) => (await rounds.find(tokenOf(request, 'Session'))) ?? refuse('unauthorized'),
        (input, round) => handle({ ...input, round }),
      ),
  };
}

/** The scopes that open a call of the back office. */
function scopesOf({ scope }: Call): readonly string[] {
  if (scope === 'any') return officerScopes;
  return scope === undefined ? ['admin'] : ['admin', scope];
}

function send(reply: FastifyReply, result: unknown): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (isRefusal(result)) {
    const retryAfterSeconds = retryAfterOf(result);
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
    reply.code(statusOf(result.error));
  }
  return reply.send(result);
}

function tokenOf(request: FastifyRequest, scheme: 'Bearer' | 'Session'): string | undefined {
  const [given, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  return given?.toLowerCase() === scheme.toLowerCase() && token && rest.length === 0 ? token : undefined;
}
