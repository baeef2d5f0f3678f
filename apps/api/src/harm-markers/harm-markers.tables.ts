import type { ColumnType, Generated } from 'kysely';
import type { HarmAction, HarmMarkerKind } from '@playfront/api-contract/staff';

/** At most one row per player, kind and day. Its figures are updated until an officer has handled it. */
export type HarmMarkersTable = {
  id: Generated<string>;
  player_id: string;
  kind: HarmMarkerKind;
  /** UTC day; of `night_play` the player's own. */
  day: string;
  occurred_at: Date;
  count: number;
  /** Minor units of the player's currency. */
  amount: number | null;
  created_at: ColumnType<Date, Date, never>;
  action: HarmAction | null;
  reason: string | null;
  handled_by: string | null;
  handled_at: Date | null;
};

/** One row: the time up to which the job has scanned for markers. */
export type HarmLooksTable = { looked_until: Date };

declare module '../database/schema.ts' {
  interface Schema {
    harm_markers: HarmMarkersTable;
    harm_looks: HarmLooksTable;
  }
}
