import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

/** Simulates the death of a process: its transaction never commits. */
export class Crash extends Error {
  override name = 'Crash';
}

/** Once armed, lets a number of statements pass, then throws {@link Crash} instead of sending the next. */
export class CrashPlugin implements KyselyPlugin {
  #left = Number.POSITIVE_INFINITY;

  arm(afterStatements: number): void {
    this.#left = afterStatements;
  }

  disarm(): void {
    this.#left = Number.POSITIVE_INFINITY;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.#left <= 0) throw new Crash('in the middle');
    this.#left -= 1;
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}
