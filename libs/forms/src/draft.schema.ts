import * as v from 'valibot';
import { attachForm, sessionDraftPrefix, type DraftedForm } from './drafts.ts';
import { defineStoredValue, type StoredValue } from './stored-value.schema.ts';

/**
 * How long typed values are stored. `page`: in memory, passed on only to the other build or another language. `tab`: stored with each
 * change and restored after a reload. `session`: like `tab`. The end of the player's session clears drafts of `page` and `session` and empties
 * their forms.
 */
export type DraftLifetime = 'page' | 'tab' | 'session';

/** Values typed into a form but not sent. */
export type Draft<Values extends object> = {
  /** Restores the draft into a form, now or when the draft is received, and reads the form when the page is replaced. Returns a cleanup function. */
  attach(form: { read(): object; restore(draft: Partial<Values>): void; empty(): void }): (() => void) | undefined;
  write(typed: Partial<Values>): void;
  clear(): void;
};

const storedKey = (name: string, lifetime: 'tab' | 'session') => (lifetime === 'session' ? sessionDraftPrefix : 'draft.tab.') + name;

/**
 * Declares the draft of a form. Only the fields named here are stored: never name a password, a code, a card, a bank account or another payout
 * destination. `version` is the version of the fields' shapes; a draft of another version or shape is dropped.
 */
export function defineDraft<const Fields extends v.ObjectEntries>(config: {
  name: string;
  version: number;
  lifetime: DraftLifetime;
  fields: Fields;
}): Draft<v.InferOutput<v.ObjectSchema<Fields, undefined>>> {
  type Values = v.InferOutput<v.ObjectSchema<Fields, undefined>>;
  const { name, version, lifetime } = config;
  const schema = v.partial(v.object(config.fields));
  const pick = (typed: unknown): Partial<Values> | undefined => {
    const result = v.safeParse(schema, typed);
    return result.success && Object.keys(result.output).length > 0 ? (result.output as Partial<Values>) : undefined;
  };
  const stored: StoredValue<unknown> | undefined =
    lifetime === 'page' ? undefined : defineStoredValue({ key: storedKey(name, lifetime), version, schema: v.unknown() });

  return {
    attach(form) {
      const restore: DraftedForm['restore'] = (draft) => {
        const values = pick(draft);
        if (values) form.restore(values);
      };
      if (stored) restore(stored.read());
      if (lifetime === 'tab') return undefined;
      return attachForm(`${name}.${version}`, { read: () => (stored ? undefined : pick(form.read())), restore, empty: () => form.empty() });
    },
    write(typed) {
      const values = pick(typed);
      if (values) stored?.write(values);
    },
    clear: () => stored?.clear(),
  };
}
