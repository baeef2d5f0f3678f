import type { Connection } from '../database/database.ts';

export async function readSlides(db: Connection): Promise<object[]> {
  const rows = await db.selectFrom('slides').select('content').orderBy('position').execute();
  return rows.map((row) => row.content);
}
