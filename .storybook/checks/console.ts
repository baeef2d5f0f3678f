const errors: string[] = [];

/** Starts to collect console errors; returns a function that stops it. */
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
