/** Key in session storage of what is typed into the contact form but not sent. */
export const contactDraftKey = 'content.draft.contact';

/** The end of a session calls it: who comes next to this browser does not read the last one's message. */
export function forgetContactDraft(): void {
  try {
    sessionStorage.removeItem(contactDraftKey);
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}
