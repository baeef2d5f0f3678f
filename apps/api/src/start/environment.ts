/** A setting is missing or wrong; the message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** A port from the environment; 0 selects a free one. Throws {@link ConfigError}. */
export function portOf(value: string | undefined, fallback: number): number {
  const port = Number(value ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new ConfigError(`PORT is not a port: ${value}`);
  return port;
}

/** The origin of an http(s) address. Throws {@link ConfigError}. */
export function originOf(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) throw new ConfigError(`${name} is not an http(s) address: ${value}`);
  return new URL(value).origin;
}

/** A value that has no default. Throws {@link ConfigError}. */
export function required(name: string, value: string | undefined): string {
  if (!value) throw new ConfigError(`${name} is not set`);
  return value;
}
