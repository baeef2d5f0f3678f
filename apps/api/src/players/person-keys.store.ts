import type { Connection } from '../database/database.ts';
import { personKeysOf, type PersonalData } from '../text-matching/person-keys.rules.ts';

/** Writes the keys by which a person is recognised. Call it with every change of the personal data. */
export async function writePersonKeys(db: Connection, playerId: string, person: PersonalData): Promise<void> {
  const keys = personKeysOf(person);
  await db
    .insertInto('person_keys')
    .values({ player_id: playerId, ...keys })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(keys))
    .execute();
}
