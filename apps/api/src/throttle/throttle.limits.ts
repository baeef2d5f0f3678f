/** An allowance of `hits` requests, which refills evenly over `seconds`. */
export type Limit = { readonly hits: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Rate limits. `…_address` is counted per client address (a /64 of IPv6), `…_account` per username or mail address as entered, whether or not it
 * exists, `…_player` per signed-in player, `…_recipient` per recipient of a mail. The setting `throttle_factor` multiplies all of them.
 */
export const limits = {
  /** Wrong passwords for one account from one address. */
  login_pair: { hits: 10, seconds: 15 * minute },
  /** Wrong passwords from one address, for all accounts. */
  login_address: { hits: 30, seconds: 15 * minute },
  /** Wrong passwords for one account from addresses from which its player never logged in. */
  login_account: { hits: 50, seconds: hour },
  /** All logins, including successful ones: each hashes a password. Counted in memory. */
  login_tries_pair: { hits: 40, seconds: 15 * minute },
  login_tries_address: { hits: 300, seconds: 15 * minute },
  registration_address: { hits: 20, seconds: hour },
  /** Typing a name sends one request per half second at most (spec §9). */
  player_name_address: { hits: 60, seconds: minute },
  promo_code_address: { hits: 10, seconds: minute },
  /** Promo codes that one player enters, including those with deposits. */
  promo_code_player: { hits: 30, seconds: hour },
  recovery_address: { hits: 10, seconds: hour },
  /** Refills within the validity of a reset link: a refused player has a valid link in the mailbox. */
  password_reset_recipient: { hits: 5, seconds: hour },
  usernames_recipient: { hits: 5, seconds: hour },
  /** Activation mails of registrations, counted separately, so that strangers who register with an address cannot block other mails to its owner. */
  registration_recipient: { hits: 10, seconds: hour },
  /** Activation mails instead of a reset link, for an account whose address was never confirmed. */
  reminder_player: { hits: 5, seconds: hour },
  reminder_recipient: { hits: 20, seconds: hour },
  /** Activation mails that signed-in players request. */
  activation_recipient: { hits: 20, seconds: hour },
  email_change_recipient: { hits: 5, seconds: hour },
  /** Mailed tokens cannot be guessed; this limits the cost of password hashing. */
  mail_token_address: { hits: 30, seconds: 15 * minute },
  /** Time for the last mail to arrive before another one can be requested. */
  activation_pause: { hits: 1, seconds: minute },
  activation_player: { hits: 5, seconds: hour },
  /** Each new mail address of an account causes two mails, one of them possibly to a stranger. */
  email_change_player: { hits: 5, seconds: hour },
  email_change_address: { hits: 10, seconds: hour },
  password_player: { hits: 10, seconds: 15 * minute },
  /** Wrong codes of an authenticator app: three of a million codes are valid at any time. */
  code_player: { hits: 10, seconds: hour },
  /** Wrong codes and refused passkeys. */
  code_address: { hits: 30, seconds: 15 * minute },
  /** Challenges for a login by passkey, each a row for five minutes: one per opened login form. */
  challenge_address: { hits: 120, seconds: 15 * minute },
  /** Challenges for a passkey that confirms an identity: one per opened dialog. */
  challenge_player: { hits: 60, seconds: 15 * minute },
  /** New factors and recovery codes; each causes a mail. */
  factor_player: { hits: 20, seconds: hour },
  contact_address: { hits: 10, seconds: hour },
  /** Previews of the closure of an account: about ten statements each. */
  closure_player: { hits: 60, seconds: 10 * minute },
  /** Marketing consents; each is logged permanently. */
  consent_player: { hits: 30, seconds: hour },
  document_player: { hits: 20, seconds: day },
  /** Free play sessions; each stays in the ledger permanently. */
  demo_address: { hits: 20, seconds: minute },
  deposit_player: { hits: 30, seconds: 10 * minute },
  deposit_address: { hits: 120, seconds: 10 * minute },
  /** Wrong codes of vouchers and payments by phone. */
  payment_code_player: { hits: 10, seconds: hour },
  payment_code_address: { hits: 30, seconds: hour },
  withdrawal_player: { hits: 30, seconds: 10 * minute },
  withdrawal_address: { hits: 120, seconds: 10 * minute },
  /** Claims of promotions, and forfeits of bonuses. */
  bonus_player: { hits: 30, seconds: 10 * minute },
  bonus_address: { hits: 120, seconds: 10 * minute },
  /** Sports bets and cash-outs; counted in memory, as rounds of games are. */
  bet_player: { hits: 60, seconds: minute },
  bet_address: { hits: 600, seconds: minute },
  /** Ten spins a second; the legal minimum time between two rounds applies in addition. */
  spin_player: { hits: 600, seconds: minute },
  spin_address: { hits: 6_000, seconds: minute },
  /** Rounds of free play, which stay in the ledger too. */
  demo_spin_address: { hits: 300, seconds: minute },
  /** Sign-ins to the live channel: one per opened page, and per reconnect after a restart. Counted in memory. */
  live_address: { hits: 300, seconds: minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
