import * as v from 'valibot';
import type { Connection } from '../database/database.ts';
import { ConfigError } from '../start/environment.ts';
import { startSettingsSchema } from './settings.schema.ts';
import { readSettings } from './settings.store.ts';

/** Validates the operator's settings at startup. @throws {ConfigError} naming the invalid setting. */
export async function requireSettings(db: Connection): Promise<void> {
  const settings = v.safeParse(startSettingsSchema, await readSettings(db));
  if (settings.success) return;
  const [issue] = settings.issues;
  throw new ConfigError(`the table settings cannot be used: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}
