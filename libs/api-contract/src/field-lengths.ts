/*
 * Maximum characters of texts in requests, for schemas and form fields. Without schemas, so that a form does not load the rest of the contract.
 */

/** A text without its own limit, so that no field is unbounded. */
export const maxTextLength = 200;
/** An email address (RFC 5321, with erratum 1690). */
export const maxEmailLength = 254;
/** A username: it is shown in the header and in receipts. */
export const maxUsernameLength = 40;
export const maxPasskeyNameLength = 60;
/** The name on a card. */
export const maxCardHolderLength = 80;
/** A search for games. */
export const maxGameSearchLength = 80;
/** A message of the contact form, or of staff to a player. */
export const maxMessageLength = 5_000;
/** A note of staff for other officers. */
export const maxStaffNoteLength = 2_000;
