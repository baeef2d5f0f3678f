import type { Database } from '../database/database.ts';
import { findPromotion } from './players.store.ts';

export type PromotionCodes = {
  /** The running promotion of a code, whatever its case. */
  find(code: string): Promise<{ id: number; title: string } | undefined>;
};

export function createPromotionCodes({ database, now }: { database: Database; now: () => Date }): PromotionCodes {
  return { find: (code) => findPromotion(database, code.trim().toUpperCase(), now()) };
}
