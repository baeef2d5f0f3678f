import * as v from 'valibot';

/** A value in session storage, which survives a reload and a switch to the other build. */
export type StoredValue<Value> = {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
};

/**
 * Declares a value in session storage: its key, the version of its shape, and its schema. A value of another version or
 * shape is dropped. If storage is full or blocked, the value does not survive a reload.
 */
export function defineStoredValue<const Schema extends v.GenericSchema>(config: {
  key: string;
  version: number;
  schema: Schema;
}): StoredValue<v.InferOutput<Schema>> {
  const stored = v.object({ version: v.literal(config.version), values: config.schema });
  return {
    read() {
      try {
        const result = v.safeParse(stored, JSON.parse(sessionStorage.getItem(config.key) ?? 'null'));
        return result.success ? result.output.values : undefined;
      } catch {
        return undefined;
      }
    },
    write(values) {
      try {
        sessionStorage.setItem(config.key, JSON.stringify({ version: config.version, values }));
      } catch {
        // Not stored.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(config.key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
