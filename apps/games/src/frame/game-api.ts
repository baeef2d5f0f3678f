import {
  gameAct,
  gameRotateSeeds,
  gameSpin,
  gameStart,
  gameState,
  limitKinds,
  refusalSchema,
  requestTimeoutMs,
  type ResponseOf,
  type Call,
  type ErrorKey,
  type LimitKind,
} from '@playfront/api-contract';

export type GameState = ResponseOf<typeof gameState>;
export type SpinResponse = ResponseOf<typeof gameSpin>;
export type RotatedSeeds = ResponseOf<typeof gameRotateSeeds>;
export type BetRoundResponse = ResponseOf<typeof gameStart>;
/** A stake on a spot; `amount` in major units, as in the API. */
export type WireBet = { readonly spot: string; readonly amount: number };

/** Why the outcome of a call is unknown. The call may be repeated with the same key. */
export type Fault = 'network' | 'timeout' | 'server' | 'contract';

/** Why a call was refused; for `limit_reached` with the kind of the limit, if the operator sends it. */
export type CallRefusal = { readonly error: ErrorKey; readonly limit?: LimitKind };

export type Outcome<Result> =
  | { readonly kind: 'succeeded'; readonly result: Result }
  | ({ readonly kind: 'refused' } & CallRefusal)
  | { readonly kind: 'faulted'; readonly fault: Fault };

export type GameApi = {
  state(): Promise<Outcome<GameState>>;
  /** Changes the client seed from the next round on. */
  setClientSeed(clientSeed: string): Promise<Outcome<GameState>>;
  /** Replaces the server seed, which reveals the old one, and the client seed. */
  rotateSeeds(clientSeed: string): Promise<Outcome<RotatedSeeds>>;
  /** `bet` in major units, as in the API; `isBought` plays a round with bought free spins. The same key returns the same round. */
  spin(bet: number, idempotencyKey: string, isBought?: boolean): Promise<Outcome<SpinResponse>>;
  /** The same key returns the same round. */
  start(bets: readonly WireBet[], idempotencyKey: string): Promise<Outcome<BetRoundResponse>>;
  /** Makes move number `step` of an open round; a repeated move changes nothing. */
  act(roundId: string, step: number, move: string): Promise<Outcome<BetRoundResponse>>;
};

type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** Sends one call of the contract. */
export type Caller = <C extends Call>(call: C, body: object) => Promise<Outcome<ResponseOf<C>>>;

/** The frame has no cookies and no storage: it has only the session token. */
export function createCaller(token: string, pageUrl: string, send: Fetch = (url, init) => fetch(url, init)): Caller {
  return async function call<C extends Call>({ path, method, response: schema }: C, body: object): Promise<Outcome<ResponseOf<C>>> {
    let response: Response;
    let json: unknown;
    try {
      response = await send(new URL(`/api/${path}`, pageUrl), {
        method,
        headers: { authorization: `Session ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
    } catch (error) {
      return { kind: 'faulted', fault: isTimeout(error) ? 'timeout' : 'network' };
    }
    if (response.status >= 500) return { kind: 'faulted', fault: 'server' };
    try {
      json = await response.json();
    } catch (error) {
      if (isTimeout(error)) return { kind: 'faulted', fault: 'timeout' };
      // A truncated body is a network error; text that is not JSON violates the contract.
      return { kind: 'faulted', fault: error instanceof SyntaxError ? 'contract' : 'network' };
    }
    const refusal = refusalSchema['~standard'].validate(json);
    if (!('then' in refusal) && !refusal.issues) {
      const { error, fields = {} } = refusal.value;
      const limit = limitKinds.find((kind) => Object.hasOwn(fields, kind));
      return { kind: 'refused', error, ...(limit && { limit }) };
    }
    const checked = schema['~standard'].validate(json);
    if ('then' in checked || checked.issues) return { kind: 'faulted', fault: 'contract' };
    return { kind: 'succeeded', result: checked.value as ResponseOf<C> };
  };
}

/** The calls of a game whose rounds belong to one player. */
export function createGameApi(token: string, pageUrl: string, send?: Fetch): GameApi {
  const call = createCaller(token, pageUrl, send);
  return {
    state: () => call(gameState, {}),
    setClientSeed: (clientSeed) => call(gameState, { client_seed: clientSeed }),
    rotateSeeds: (clientSeed) => call(gameRotateSeeds, { client_seed: clientSeed }),
    spin: (bet, idempotencyKey, isBought) => call(gameSpin, { bet, idempotency_key: idempotencyKey, ...(isBought && { buy: true }) }),
    start: (bets, idempotencyKey) => call(gameStart, { bets, idempotency_key: idempotencyKey }),
    act: (roundId, step, move) => call(gameAct, { round_id: roundId, step, move }),
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
