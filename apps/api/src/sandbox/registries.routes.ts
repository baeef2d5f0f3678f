import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '@playfront/api-contract';
import { isCalendarDay } from '../jurisdiction/birthdays.rules.ts';
import { exclusionRegistries, isExclusionRegistry, type ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import { registryCheckPath, registryQuerySchema, type RegistryResponse } from '../registries/registry-messages.ts';
import { sandboxRegistryPath } from '../registries/sandbox-registry-path.ts';
import { formOf } from './form-of.ts';
import { notFoundPage } from './page-frame.ts';
import { sendPage } from './page-reply.ts';
import { deleteRegistryEntry, findRegistryBehaviour, insertRegistryEntry, readRegistryEntries } from './registries.store.ts';
import { registryBehaviours } from './registry-entry.ts';
import { registryDays, registryPage } from './registry-page.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import { signedMessage } from './signed-message.ts';

type Dependencies = { database: SandboxDatabase; secret: string; now: () => Date };

/** Longer than the timeout of any operator. */
const lateMs = 60_000;
const dayMs = 86_400_000;

/** Simulated exclusion registries: the operator's checks, signed like payment orders, and a page on which testers edit the entries. */
export function registerRegistries(app: FastifyInstance, { database, secret, now }: Dependencies): void {
  app.post('/registries/:registry/' + registryCheckPath, async (request, reply) => {
    const registry = registryOf(request);
    if (!registry) return reply.code(404).send({ error: 'not_found' });
    const message = signedMessage(request, registryQuerySchema, { secret, now });
    if ('error' in message) return reply.code(message.status).send({ error: message.error });
    const behaviour = await findRegistryBehaviour(database, registry, message.output, now());
    if (behaviour === 'unavailable') return reply.code(503).send({ error: 'unavailable' });
    // Waits until the operator closes the connection.
    if (behaviour === 'late') await Promise.race([wait(lateMs, undefined, { ref: false }), once(request.raw.socket, 'close')]);
    return reply.send({ result: behaviour === undefined ? 'clear' : 'excluded' } satisfies RegistryResponse);
  });

  const show = async (reply: FastifyReply, registry: ExclusionRegistryId, isRefused = false) =>
    sendPage(
      reply,
      registryPage({ registry: exclusionRegistries[registry], entries: await readRegistryEntries(database, registry, now()), isRefused }),
    );

  /** Registers a page of a registry or the target of a form on it. An unknown registry results in a not-found page. */
  function page(
    method: 'GET' | 'POST',
    path: string,
    take: (registry: ExclusionRegistryId, reply: FastifyReply, request: FastifyRequest) => unknown,
  ): void {
    app.route({
      method,
      url: `/registries/:registry${path}`,
      handler: (request, reply) => {
        const registry = registryOf(request);
        return registry ? take(registry, reply, request) : sendPage(reply.code(404), notFoundPage('en'));
      },
    });
  }
  const again = (reply: FastifyReply, registry: ExclusionRegistryId) => reply.redirect(sandboxRegistryPath(registry), 303);

  page('GET', '', (registry, reply) => show(reply, registry));

  page('POST', '/entries', async (registry, reply, request) => {
    const entry = entryOf(formOf(request.body), now());
    if (!entry) return show(reply.code(400), registry, true);
    await insertRegistryEntry(database, registry, entry, now());
    return again(reply, registry);
  });

  page('POST', '/entries/:id/remove', async (registry, reply, request) => {
    const { id } = request.params as { id: string };
    if (isUuid(id)) await deleteRegistryEntry(database, registry, id);
    return again(reply, registry);
  });
}

function registryOf({ params }: FastifyRequest): ExclusionRegistryId | undefined {
  const { registry } = params as { registry: string };
  return isExclusionRegistry(registry) ? registry : undefined;
}

const formSchema = v.object({
  first_name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  last_name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  birthday: v.pipe(v.string(), v.check(isCalendarDay)),
  email: v.string(),
  phone_number: v.string(),
  days: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(registryDays.max)),
  answer: v.picklist(registryBehaviours),
});

function entryOf(form: (name: string) => string, at: Date) {
  const typed = v.safeParse(formSchema, Object.fromEntries(Object.keys(formSchema.entries).map((name) => [name, form(name)])));
  if (!typed.success) return undefined;
  const { days, ...entry } = typed.output;
  return { ...entry, ends_at: new Date(at.getTime() + days * dayMs) };
}
