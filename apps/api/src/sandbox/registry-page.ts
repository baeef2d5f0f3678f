import type { MessageId } from '@playfront/i18n/server-texts';
import { html, type Html } from '../http/html.ts';
import { sandboxRegistryPath } from '../registries/sandbox-registry-path.ts';
import type { ExclusionRegistryInfo, ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import { textsIn } from '../texts/texts.ts';
import { framePage } from './page-frame.ts';
import { registryBehaviours, type RegistryBehaviour, type RegistryEntry } from './registry-entry.ts';

const behaviourMessage = {
  excluded: 'api.sandbox.registry.answer.excluded',
  unavailable: 'api.sandbox.registry.answer.unavailable',
  late: 'api.sandbox.registry.answer.late',
} as const satisfies Record<RegistryBehaviour, MessageId>;

/** For how many days a person is put on a registry. */
export const registryDays = { default: 180, max: 3_650 } as const;

/** The fields of the form; `type` is that of the HTML input. */
const fields = [
  { name: 'first_name', label: 'api.sandbox.registry.first_name', type: 'text', isRequired: true },
  { name: 'last_name', label: 'api.sandbox.registry.last_name', type: 'text', isRequired: true },
  { name: 'birthday', label: 'api.sandbox.registry.birthday', type: 'date', isRequired: true },
  { name: 'email', label: 'api.sandbox.registry.email', type: 'email', isRequired: false },
  { name: 'phone_number', label: 'api.sandbox.registry.phone_number', type: 'tel', isRequired: false },
] as const;

type Shown = {
  readonly registry: ExclusionRegistryInfo & { readonly id: ExclusionRegistryId };
  readonly entries: readonly (RegistryEntry & { readonly id: string })[];
  readonly isRefused: boolean;
};

/** The page on which a tester adds persons to a simulated exclusion registry and removes them. */
export function registryPage({ registry, entries, isRefused }: Shown): string {
  const texts = textsIn('en');
  const { text } = texts;
  const path = sandboxRegistryPath(registry.id);
  const title = text('api.sandbox.registry.title', { registry: registry.name });
  return framePage(
    texts,
    title,
    html`<div class="card">
        <h1 class="step">${title}</h1>
        <p>${text('api.sandbox.registry.text')}</p>
        ${isRefused && html`<p class="summary" role="alert">${text('api.sandbox.registry.refused')}</p>`}
        <form method="post" action="${path}/entries">
          ${fields.map(
            ({ name, label, type, isRequired }) =>
              html`<div class="field">
                <label for="${name}">${text(label)}</label>
                <input id="${name}" name="${name}" type="${type}" ${isRequired && html`required`} />
              </div>`,
          )}
          <div class="field">
            <label for="days">${text('api.sandbox.registry.days')}</label>
            <input id="days" name="days" type="number" min="1" max="${registryDays.max}" value="${registryDays.default}" required />
          </div>
          <div class="field">
            <label for="answer">${text('api.sandbox.registry.answer')}</label>
            <select id="answer" name="answer">
              ${registryBehaviours.map((behaviour) => html`<option value="${behaviour}">${text(behaviourMessage[behaviour])}</option>`)}
            </select>
          </div>
          <button type="submit">${text('api.sandbox.registry.add')}</button>
        </form>
      </div>
      <section class="test" aria-labelledby="entries">
        <h2 id="entries">${text('api.sandbox.registry.entries')}</h2>
        ${entries.length === 0 && html`<p>${text('api.sandbox.registry.none')}</p>`} ${entries.map((entry) => listed(entry, path))}
      </section>`,
  );
}

function listed({ id, first_name, last_name, birthday, answer, ends_at }: Shown['entries'][number], path: string): Html {
  const { text } = textsIn('en');
  const person = `${first_name} ${last_name}, ${birthday}`;
  return html`<form method="post" action="${path}/entries/${id}/remove">
    <p>${person}: ${text(behaviourMessage[answer])} (${text('api.sandbox.registry.until', { day: ends_at.toISOString().slice(0, 10) })})</p>
    <button type="submit" class="quiet">${text('api.sandbox.registry.remove', { person })}</button>
  </form>`;
}
