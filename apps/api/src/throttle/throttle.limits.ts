/** So many requests at once; the allowance comes back evenly over `seconds`. */
export type Limit = { readonly hits: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often a thing may be asked for. `…_address` is counted for each caller's address (a /64 of IPv6), `…_account` for a username or mail
 * address as it was typed, whether or not it exists, `…_player` for who is signed in, `…_recipient` for a mail address that is written to. The setting `throttle_factor` widens all of them.
 */
export const limits = {
  /** Wrong passwords for one account from one address. */
  login_pair: { hits: 10, seconds: 15 * minute },
  /** Wrong passwords from one address, whatever the account. */
  login_address: { hits: 30, seconds: 15 * minute },
  /** Wrong passwords for one account from addresses where its player was never signed in. */
  login_account: { hits: 50, seconds: hour },
  /** All logins, the right ones too: each hashes a password. Counted in memory. */
  login_tries_pair: { hits: 40, seconds: 15 * minute },
  login_tries_address: { hits: 300, seconds: 15 * minute },
  registration_address: { hits: 20, seconds: hour },
  /** Typing a name asks once each half second at most (spec §9). */
  player_name_address: { hits: 60, seconds: minute },
  promo_code_address: { hits: 10, seconds: minute },
  /** Codes that one player tries, at deposits too. */
  promo_code_player: { hits: 30, seconds: hour },
  recovery_address: { hits: 10, seconds: hour },
  /** As often as a reset link holds: whoever asks in vain has a link that works in the mailbox. */
  password_reset_recipient: { hits: 5, seconds: hour },
  usernames_recipient: { hits: 5, seconds: hour },
  /** Activation mails that registrations send; no other mail is counted with them, so strangers who register cannot keep any from the owner. */
  registration_recipient: { hits: 10, seconds: hour },
  /** Those instead of a reset link, for an account whose address was never confirmed. */
  reminder_player: { hits: 5, seconds: hour },
  reminder_recipient: { hits: 20, seconds: hour },
  /** Those that signed-in players ask for. */
  activation_recipient: { hits: 20, seconds: hour },
  email_change_recipient: { hits: 5, seconds: hour },
  /** Tokens out of mails cannot be guessed; this spares the password hashing. */
  mail_token_address: { hits: 30, seconds: 15 * minute },
  activation_player: { hits: 5, seconds: hour },
  /** Each new mail address of an account costs two mails, one of them to an address that anybody may own. */
  email_change_player: { hits: 5, seconds: hour },
  email_change_address: { hits: 10, seconds: hour },
  password_player: { hits: 10, seconds: 15 * minute },
  contact_address: { hits: 10, seconds: hour },
  document_player: { hits: 20, seconds: day },
  /** Free games: each of them stays in the books for good, whoever played it. */
  demo_address: { hits: 20, seconds: minute },
  deposit_player: { hits: 30, seconds: 10 * minute },
  deposit_address: { hits: 120, seconds: 10 * minute },
  /** Wrong codes of vouchers and of payments by phone; a right one does not count. */
  payment_code_player: { hits: 10, seconds: hour },
  payment_code_address: { hits: 30, seconds: hour },
  withdrawal_player: { hits: 30, seconds: 10 * minute },
  withdrawal_address: { hits: 120, seconds: 10 * minute },
  /** Claims of promotions, and bonuses given up. */
  bonus_player: { hits: 30, seconds: 10 * minute },
  bonus_address: { hits: 120, seconds: 10 * minute },
  /** Sports bets and cash-outs; counted in memory, as rounds of games are. */
  bet_player: { hits: 60, seconds: minute },
  bet_address: { hits: 600, seconds: minute },
  /** Nobody spins faster than ten times a second; the law's own least time between two rounds comes on top. */
  spin_player: { hits: 600, seconds: minute },
  spin_address: { hits: 6_000, seconds: minute },
  /** Rounds of free games, which stay in the books too. */
  demo_spin_address: { hits: 300, seconds: minute },
  /** Sign-ins at the live channel: one for each page that is opened, and for each that comes back after a restart. Counted in memory. */
  live_address: { hits: 300, seconds: minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
