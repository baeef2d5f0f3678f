/** A field of a request or an answer. */
export type Field = {
  readonly name: string;
  readonly type: FieldType;
  /** Schema in a request and in an answer, and a value, as source text. */
  readonly given: string;
  readonly answered: string;
  readonly sample: string;
};

const types = {
  id: { given: 'givenIdSchema', answered: 'idSchema', sample: 'nobody' },
  text: { given: 'requiredTextSchema', answered: 'v.string()', sample: "'Of the conformance suite.'" },
  count: { given: 'v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))', answered: 'v.number()', sample: '1' },
  flag: { given: 'v.boolean()', answered: 'v.boolean()', sample: 'true' },
  time: { given: 'timeSchema', answered: 'timeSchema', sample: "'2026-01-01T00:00:00.000Z'" },
} as const;

export type FieldType = keyof typeof types;

const isFieldType = (type: string): type is FieldType => Object.hasOwn(types, type);

/** Reads `id:id,kind:text`. @throws for a type that is none of them. */
export function readFields(text = ''): Field[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part) => {
    const [, name = '', type = ''] = /^([a-z][a-z0-9_]*):([a-z]+)$/.exec(part) ?? [];
    if (!isFieldType(type)) throw new Error(`${part} is no field: write name:type with one of the types ${Object.keys(types).join(', ')}.`);
    return { name, type, ...types[type] };
  });
}
