/** A field of a request or a response. */
export type Field = {
  readonly name: string;
  readonly type: FieldType;
  /** The schema in a request and in a response, and a sample value, as source text. */
  readonly requestSchema: string;
  readonly responseSchema: string;
  readonly sample: string;
};

const types = {
  id: { requestSchema: 'givenIdSchema', responseSchema: 'idSchema', sample: 'unknownId' },
  text: { requestSchema: 'requiredTextSchema', responseSchema: 'v.string()', sample: "'Of the conformance suite.'" },
  count: { requestSchema: 'v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))', responseSchema: 'v.number()', sample: '1' },
  flag: { requestSchema: 'v.boolean()', responseSchema: 'v.boolean()', sample: 'true' },
  time: { requestSchema: 'timeSchema', responseSchema: 'timeSchema', sample: "'2026-01-01T00:00:00.000Z'" },
} as const;

export type FieldType = keyof typeof types;

const isFieldType = (type: string): type is FieldType => Object.hasOwn(types, type);

/** Parses `id:id,kind:text`. @throws {Error} for an unknown type. */
export function readFields(text = ''): Field[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part) => {
    const [, name = '', type = ''] = /^([a-z][a-z0-9_]*):([a-z]+)$/.exec(part) ?? [];
    if (!isFieldType(type)) throw new Error(`${part} is not a field: write name:type with one of the types ${Object.keys(types).join(', ')}.`);
    return { name, type, ...types[type] };
  });
}
