import type * as contract from '../index.ts';
import type { Call } from '../call.ts';
import { accountsDocumentation } from './accounts.ts';
import { auditDocumentation } from './audit.ts';
import { bonusDocumentation } from './bonus.ts';
import type { CallDocumentation } from './call-documentation.ts';
import { catalogueDocumentation } from './catalogue.ts';
import { contentDocumentation } from './content.ts';
import { limitsDocumentation } from './limits.ts';
import { messagesDocumentation } from './messages.ts';
import { paymentsDocumentation } from './payments.ts';
import { personsDocumentation } from './persons.ts';
import { playerDocumentation } from './player.ts';
import { roundsDocumentation } from './rounds.ts';
import { sportsDocumentation } from './sports.ts';

type Contract = typeof contract;
/** Names of the contract's calls. */
export type CallName = { [Name in keyof Contract]: Contract[Name] extends Call ? Name : never }[keyof Contract];

/** The calls by what they are about, in the order a reader meets them. */
export const documentedAreas = {
  Player: playerDocumentation,
  Accounts: accountsDocumentation,
  'Mail box': messagesDocumentation,
  Games: catalogueDocumentation,
  Rounds: roundsDocumentation,
  Sports: sportsDocumentation,
  Payments: paymentsDocumentation,
  Bonuses: bonusDocumentation,
  'Player protection': limitsDocumentation,
  'Excluded persons': personsDocumentation,
  Content: contentDocumentation,
  Audit: auditDocumentation,
} as const satisfies Record<string, Readonly<Record<string, CallDocumentation>>>;

export type AreaName = keyof typeof documentedAreas;
type Documented = { [Area in AreaName]: keyof (typeof documentedAreas)[Area] }[AreaName];

type Misdocumented = Exclude<CallName, Documented> | Exclude<Documented, CallName>;
/** Does not compile as long as a call is not documented, or a document is of no call; the error names them. */
export const isEveryCallDocumented: [Misdocumented] extends [never] ? true : Misdocumented = true;

/** What is said of a call, and where. */
export type DocumentedCall = CallDocumentation & { readonly name: CallName; readonly area: AreaName };

export const documentedCalls: readonly DocumentedCall[] = Object.entries(documentedAreas).flatMap(([area, calls]) =>
  Object.entries<CallDocumentation>(calls).map(([name, documentation]) => ({ ...documentation, name: name as CallName, area: area as AreaName })),
);
