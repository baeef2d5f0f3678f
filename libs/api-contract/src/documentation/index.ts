import type * as contract from '../index.ts';
import type * as staff from '../staff.ts';
import type { Call } from '../call.ts';
import { accountsDocumentation } from './accounts.ts';
import { auditDocumentation } from './audit.ts';
import { bonusDocumentation } from './bonus.ts';
import type { CallDocumentation } from './call-documentation.ts';
import { catalogueDocumentation } from './catalogue.ts';
import { contentDocumentation } from './content.ts';
import { factorsDocumentation } from './factors.ts';
import { limitsDocumentation } from './limits.ts';
import { messagesDocumentation } from './messages.ts';
import { paymentsDocumentation } from './payments.ts';
import { personsDocumentation } from './persons.ts';
import { playerDocumentation } from './player.ts';
import { roundsDocumentation } from './rounds.ts';
import { sportsDocumentation } from './sports.ts';
import { staffDocumentation } from './staff.ts';

type Contract = typeof contract & typeof staff;
/** Names of the contract's calls. */
export type CallName = { [Name in keyof Contract]: Contract[Name] extends Call ? Name : never }[keyof Contract];

/** The calls by topic, in the order of the document. */
export const documentedAreas = {
  Player: playerDocumentation,
  Accounts: accountsDocumentation,
  'Sign-in factors': factorsDocumentation,
  'Mail box': messagesDocumentation,
  Games: catalogueDocumentation,
  Rounds: roundsDocumentation,
  Sports: sportsDocumentation,
  Payments: paymentsDocumentation,
  Bonuses: bonusDocumentation,
  'Player protection': limitsDocumentation,
  'Excluded persons': personsDocumentation,
  Content: contentDocumentation,
  'Back office': staffDocumentation,
  Audit: auditDocumentation,
} as const satisfies Record<string, Readonly<Record<string, CallDocumentation>>>;

export type AreaName = keyof typeof documentedAreas;
type Documented = { [Area in AreaName]: keyof (typeof documentedAreas)[Area] }[AreaName];

type Misdocumented = Exclude<CallName, Documented> | Exclude<Documented, CallName>;
/** Does not compile if a call is not documented, or if a documented call does not exist; the error names them. */
export const isEveryCallDocumented: [Misdocumented] extends [never] ? true : Misdocumented = true;

/** Documentation of a call with its name and area. */
export type DocumentedCall = CallDocumentation & { readonly name: CallName; readonly area: AreaName };

export const documentedCalls: readonly DocumentedCall[] = Object.entries(documentedAreas).flatMap(([area, calls]) =>
  Object.entries<CallDocumentation>(calls).map(([name, documentation]) => ({ ...documentation, name: name as CallName, area: area as AreaName })),
);
