import { createHash } from 'node:crypto';
import pg from 'pg';

/** Maximum prepared statements per connection. Any further one is parsed each time. */
const maxStatements = 300;
/** Longer statements insert lists of rows and differ each time, so preparing them is useless. */
const maxTextLength = 3_000;

/**
 * A connection that prepares a statement once and runs it many times: parsing and planning the statements of a bet costs more than running them. A
 * statement that selects all columns (`*`) is not prepared, since it could not run after another process migrated its table.
 */
export class PreparedClient extends pg.Client {
  readonly #names = new Map<string, string>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection that breaks between two statements of a transaction emits `error`; without a listener, that would end the process. The next
    // statement fails, and the pool opens another connection.
    this.on('error', () => {});
  }

  // The pool and Kysely call with text and values; calls in any other form pass through.
  override query = ((...query: unknown[]) => {
    const [text, values, ...rest] = query;
    const isRepeatable = typeof text === 'string' && text.length <= maxTextLength && Array.isArray(values) && values.length > 0;
    const name = isRepeatable ? this.#nameOf(text) : undefined;
    const run = super.query as (...query: unknown[]) => unknown;
    return name ? run.call(this, { name, text, values }, ...rest) : run.call(this, ...query);
  }) as pg.Client['query'];

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || text.includes('*') || this.#names.size >= maxStatements) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
