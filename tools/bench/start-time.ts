import { join } from 'node:path';
import { medianOf } from './figures.ts';
import { startOperator } from './operator-process.ts';

/** Milliseconds until the API is ready on a migrated and seeded database: median of five starts. */
export async function measureStart(databaseUrl: string, folder: string): Promise<number> {
  const starts: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const operator = await startOperator({ databaseUrl, logFile: join(folder, `start-${attempt}.log`) });
    starts.push(operator.startMs);
    await operator.stop();
  }
  return medianOf(starts);
}
