import * as v from 'valibot';

/** Text typed into a form but not sent yet, kept for this tab: a reload or a swap of builds does not lose it. */
export type Draft<Values> = {
  read(): Values | undefined;
  write(values: Values): void;
  clear(): void;
};

/**
 * Declares a stored draft: its key, the version of its shape and the schema it is read by. A draft of another version or
 * shape is dropped. Storage that is full or forbidden only means that a reload starts empty.
 */
export function defineDraft<const Schema extends v.GenericSchema>(config: {
  key: string;
  version: number;
  schema: Schema;
}): Draft<v.InferOutput<Schema>> {
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
        // Not kept.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(config.key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
