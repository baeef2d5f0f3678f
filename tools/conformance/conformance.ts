// `npm run conformance -- --base URL`: tests an operator's backend against the contract from outside and prints the results (docs/conformance.md).
// Exit code 1 if a check failed or the backend does not respond, 2 for a wrong command line.
import { allChecks } from './checks/all-checks.ts';
import { createMailbox } from './mailbox.ts';
import { createOperator } from './operator.ts';
import { readOptions, usage, UsageError, type Options } from './options.ts';
import { reasonForNoOperator } from './probe.ts';
import { runChecks, type Result } from './run-checks.ts';
import { shownReply } from './shown-reply.ts';
import { countsOf, nameOf, reportOf } from './table.ts';
import { createWorld } from './world.ts';

try {
  process.exitCode = await main(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 2;
}

async function main({ base, paymentsBase, socketUrl, player, admin, mailboxUrl, only, isJson }: Options): Promise<number> {
  const operator = createOperator({ base, paymentsBase });
  const refusal = await reasonForNoOperator(base);
  if (refusal) {
    console.error(refusal);
    return 1;
  }
  const world = createWorld({
    ...{ operator, socketUrl, player, admin },
    mailbox: mailboxUrl ? createMailbox(mailboxUrl) : undefined,
  });
  const checks = allChecks().filter(({ subject, title }) => !only || `${nameOf(subject)} ${title}`.toLowerCase().includes(only));
  let done = 0;
  const progress = () => process.stderr.isTTY && process.stderr.write(`\r${(done += 1)} of ${checks.length}`);
  const results = await runChecks(checks, world, progress);
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  console.log(isJson ? JSON.stringify(jsonOf(base, results), null, 2) : reportOf(results));
  return countsOf(results).failed > 0 ? 1 : 0;
}

function jsonOf(base: string, results: readonly Result[]) {
  return {
    base,
    ...countsOf(results),
    checks: results.map(({ subject, aspect, title, outcome: { kind, ...details } }) => ({
      ...{ call: nameOf(subject), aspect, title, outcome: kind, ...details },
      ...('reply' in details ? { reply: shownReply(details.reply).trim() } : {}),
    })),
  };
}
