import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** The parts of a Valibot schema that describe its input. Its types do not expose them for a schema that is known only at run time. */
type Node = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly key?: Node;
  readonly value?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Rule[];
};
type Rule = {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly pipe?: readonly Rule[];
};

/** Keys of a record: fields of payment methods, which no schema names, and anything else. */
const fieldName = fc.oneof(
  fc.constantFrom(
    'coin',
    'network',
    'voucher_code',
    'phone_number',
    'iban',
    'bic',
    'beneficiary_name',
    'account_id',
    'email',
    'address',
    'saved_card',
  ),
  fc.stringMatching(/^[a-z_]{1,12}$/),
);
const maxTextLength = 60;
const maxListLength = 4;

/** Generates values that a request schema accepts, as a well-behaved client could send. */
export function arbitraryOfSchema(schema: GenericSchema): fc.Arbitrary<unknown> {
  return arbitraryOf(schema as unknown as Node);
}

function arbitraryOf(node: Node): fc.Arbitrary<unknown> {
  // The first part of a pipe is the schema of the input; the rest narrows it.
  const rules = rulesOf(node);
  switch (node.type) {
    case 'string':
      return textOf(rules);
    case 'number':
      return numberOf(rules);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(node.literal);
    case 'picklist':
      return fc.constantFrom(...(node.options ?? []));
    case 'optional':
    case 'nullish':
      return fc.option(arbitraryOf(partOf(node.wrapped)), { nil: undefined });
    case 'nullable':
      return fc.option(arbitraryOf(partOf(node.wrapped)), { nil: null });
    case 'union':
    case 'variant':
      return fc.oneof(...(node.options ?? []).map((option) => arbitraryOf(option as Node)));
    case 'array':
      return fc.array(arbitraryOf(partOf(node.item)), { ...lengthsOf(rules, maxListLength) });
    case 'tuple':
      return fc.tuple(...(node.items ?? []).map(arbitraryOf));
    case 'record':
      return fc.dictionary(fieldName, arbitraryOf(partOf(node.value)), { maxKeys: maxListLength });
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return fc.record(Object.fromEntries(Object.entries(node.entries ?? {}).map(([key, entry]) => [key, arbitraryOf(entry)])));
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`Values for a schema of type ${node.type} cannot be generated`);
  }
}

/** A pipe may begin with another one. */
function rulesOf({ pipe: [first, ...rules] = [] }: Pick<Node, 'pipe'>): readonly Rule[] {
  return first ? [...rulesOf(first), ...rules] : [];
}

function textOf(rules: readonly Rule[]): fc.Arbitrary<string> {
  const has = (type: string) => rules.some((rule) => rule.type === type);
  if (has('uuid')) return fc.uuid();
  if (rules.some(({ message }) => message === 'email_validation')) return fc.stringMatching(/^[a-z]{2,12}@[a-z]{2,8}\.(com|fi|de)$/);
  if (has('iso_timestamp'))
    return fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
  if (has('iso_date'))
    return fc.date({ min: new Date('1930-01-01'), max: new Date('2015-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const pattern = rules.find((rule) => rule.type === 'regex')?.requirement;
  const { minLength, maxLength } = lengthsOf(rules, maxTextLength);
  if (pattern instanceof RegExp) {
    return fc.stringMatching(withoutUnsupported(pattern)).filter((text) => text.length >= minLength && text.length <= Math.max(maxLength, 200));
  }
  return fc.string({ minLength, maxLength, unit: 'grapheme' });
}

/** fast-check generates texts for any pattern except look-arounds and Unicode property classes, which become plain letters. */
function withoutUnsupported(pattern: RegExp): RegExp {
  return /\\p|\(\?/u.test(pattern.source) ? /^[a-zA-Z0-9]{3,12}$/ : pattern;
}

function numberOf(rules: readonly Rule[]): fc.Arbitrary<number> {
  const limit = (type: string) => rules.find((rule) => rule.type === type)?.requirement as number | undefined;
  const min = limit('min_value') ?? 0;
  const max = limit('max_value') ?? 10_000;
  if (rules.some(({ type }) => type === 'integer' || type === 'safe_integer')) return fc.integer({ min, max });
  // Amounts are in major units, most often with two decimals.
  return fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((cents) => cents / 100);
}

function lengthsOf(rules: readonly Rule[], fallback: number): { minLength: number; maxLength: number } {
  const limit = (...types: string[]) => rules.find((rule) => types.includes(rule.type))?.requirement as number | undefined;
  const exact = limit('length');
  const minLength = exact ?? limit('min_length', 'min_graphemes') ?? (rules.some(({ type }) => type === 'non_empty') ? 1 : 0);
  return { minLength, maxLength: exact ?? Math.max(minLength, Math.min(limit('max_length', 'max_graphemes') ?? fallback, fallback)) };
}

function partOf(node: Node | undefined): Node {
  if (!node) throw new Error('A schema lacks its inner schema');
  return node;
}
