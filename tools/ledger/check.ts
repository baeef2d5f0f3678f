// `npm run check-ledger`: checks the ledger in the database of DATABASE_URL, such as a restored one. Exit code 1 if it has faults.
import pg from 'pg';
import { ledgerFaults } from './ledger-faults.ts';

const url = process.env['DATABASE_URL'];
if (!url) {
  console.error('Set DATABASE_URL to the database to check.');
  process.exit(1);
}
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  // A consistent snapshot, as the database may be in use.
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows } = await client.query<{ transfers: string; postings: string }>(
    'select (select count(*) from transfers) as transfers, (select count(*) from postings) as postings',
  );
  const faults = await ledgerFaults(client);
  for (const fault of faults) console.error(fault);
  console.log(`${rows[0]?.transfers} transfers, ${rows[0]?.postings} postings: ${faults.length === 0 ? 'no faults' : `${faults.length} faults`}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await client.end();
}
