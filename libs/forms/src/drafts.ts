/** Prefix of the session storage keys of drafts that are cleared when the session ends. */
export const sessionDraftPrefix = 'draft.session.';

/** A form on the page: reads the values for its draft, restores them, and empties the form. */
export type DraftedForm = { read(): unknown; restore(draft: unknown): void; empty(): void };

/** Values typed into the forms of a page, by the name of each draft. */
export type Drafts = Readonly<Record<string, unknown>>;

const forms = new Map<string, DraftedForm>();

/** Drafts of the previous page whose form has not mounted yet: a dialog's script may be loading. */
const waiting = new Map<string, unknown>();

/** Registers a form and restores its waiting draft, if there is one. Returns a cleanup function. */
export function attachForm(name: string, form: DraftedForm): () => void {
  forms.set(name, form);
  if (waiting.has(name)) form.restore(waiting.get(name));
  waiting.delete(name);
  return () => {
    if (forms.get(name) === form) forms.delete(name);
  };
}

/** The drafts that are not in storage, for the page that replaces this one: the other build, or another language. */
export function readDrafts(): Drafts {
  const current = [...forms].map(([name, form]) => [name, form.read()] as const).filter(([, values]) => values !== undefined);
  return Object.fromEntries([...waiting, ...current]);
}

/** Restores the drafts of the previous page into the forms of this one, also into those that mount later. */
export function restoreDrafts(drafts: Drafts): void {
  for (const [name, values] of Object.entries(drafts)) {
    const form = forms.get(name);
    if (form) form.restore(values);
    else waiting.set(name, values);
  }
}

/** Clears drafts and empties open forms at the end of a session, so that the next visitor cannot read what the player typed. */
export function clearDrafts(): void {
  waiting.clear();
  for (const form of forms.values()) form.empty();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(sessionDraftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
