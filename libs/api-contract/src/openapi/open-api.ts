import type { JsonSchema } from '@valibot/to-json-schema';
import { documentedAreas, documentedCalls } from '../documentation/index.ts';
import { httpStatusOfError, type ErrorKey } from '../errors.ts';
import { gameEvents, liveChannelPath, liveJoin, liveLeave, playerEvents, roomEvents, type LiveEvent } from '../live.ts';
import { callNamed, componentSchemas, eventSchemaName } from './components.ts';
import { schemaRef } from './json-schema.ts';
import { operationOf, refusalWith, responseName, type Operation, type Response } from './operation.ts';

/** The parts of an OpenAPI 3.1 document that ours uses. */
export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
  /** OpenAPI cannot describe the live channel. */
  readonly 'x-live-channel': object;
};

const description = [
  'The API that an operator provides for the Playfront site. Calls are POST with a JSON body, unless noted.',
  'A successful response has `status` 1. A refusal that the player can act on is HTTP 200 with `status` 0 and an `error` key; any other failure has an HTTP status',
  'and the same body. The token is checked before the body is read. A body has at most 32 KiB, unless the call defines another limit, and at most 1,000 values. Unknown fields are ignored. Amounts are in major units; times are ISO 8601 in UTC; lists take `page` from 1 and `page_size` up to 100.',
].join(' ');

/** The contract as OpenAPI, generated from its schemas. Throws if OpenAPI cannot express a schema. */
export function createOpenApi(version: string): OpenApi {
  return {
    openapi: '3.1.0',
    info: { title: 'Playfront operator API', version, description },
    servers: [{ url: '/api' }],
    tags: Object.keys(documentedAreas).map((name) => ({ name })),
    paths: Object.fromEntries(
      documentedCalls.map((documented) => {
        const { path, method } = callNamed(documented.name);
        return [`/${path}`, { [method === 'GET' ? 'get' : 'post']: operationOf(documented) }];
      }),
    ),
    components: { schemas: componentSchemas(), responses: failures(), securitySchemes },
    'x-live-channel': liveChannel,
  };
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `accessToken` returned by a login.' },
  roundSession: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Session ` and the token of a round session, from the fragment of the URL that `front/get_game_url` returns.',
  },
};

const liveChannel = {
  path: liveChannelPath,
  protocol:
    'Socket.IO; the access token is `auth.token` of the handshake, which is refused with `unauthorized`, or `disable_site_access` for a blocked account. A game page sends `Session ` and the token of its round session instead: it receives its own events and may join `crash`',
  pushed: listed(playerEvents),
  pushedToGamePages: listed(gameEvents),
  joined: {
    how: `The client emits \`${liveJoin}\` with a room's name to subscribe, and \`${liveLeave}\` to unsubscribe; the acknowledgement is true or false.`,
    rooms: listed(roomEvents),
  },
};

function listed(events: Readonly<Record<string, LiveEvent>>): readonly object[] {
  return Object.entries(events).map(([name, { name: event }]) => ({ event, payload: { $ref: schemaRef(eventSchemaName(name)) } }));
}

const failureDescriptions: Readonly<Record<keyof typeof httpStatusOfError, string>> = {
  malformed: 'The body is not JSON, or violates the schema.',
  failed_login: 'Wrong username or password.',
  unauthorized: 'No token, or one that is no longer valid.',
  forbidden: 'The account is not allowed to do this.',
  disable_site_access: 'The account or the IP address is blocked.',
  second_factor_required: 'Staff have to log in with an authenticator app first.',
  not_found: 'It does not exist, or belongs to another player.',
  conflict: 'It has changed since it was read, or the idempotency key was used with another body.',
  too_large: 'The body exceeds 32 KiB, or the limit of the call.',
  too_many_requests: 'Retry after the seconds in `Retry-After`.',
  action_failed: 'Internal server error.',
};

function failures(): Record<string, Response> {
  const keys = Object.keys(httpStatusOfError) as (keyof typeof httpStatusOfError)[];
  return Object.fromEntries(
    keys.map((key: keyof typeof httpStatusOfError & ErrorKey) => [
      responseName(key),
      {
        description: failureDescriptions[key],
        content: { 'application/json': { schema: refusalWith([key]), examples: { example: { value: { status: 0, error: key } } } } },
        ...(key === 'too_many_requests' ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } } : {}),
      },
    ]),
  );
}
