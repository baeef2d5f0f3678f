const errors: string[] = [];

/** Collects what is written as an error from here on; the answer ends it. */
export function listenToErrors(): () => void {
  errors.length = 0;
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' ').slice(0, 300));
    write(...parts);
  };
  return () => {
    console.error = write;
  };
}

export const consoleErrors = (): string[] => [...errors];
