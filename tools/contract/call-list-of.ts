import type { DocumentedCall } from '@playfront/api-contract/openapi';

/** The documented and defined properties of a call that the list shows. */
export type ListedCall = Pick<DocumentedCall, 'area' | 'summary' | 'refusals' | 'isIdempotent'> & {
  readonly call: {
    readonly path: string;
    readonly method: 'GET' | 'POST';
    readonly auth: 'none' | 'player' | 'admin' | 'audit' | 'session';
    readonly isReadOnly: boolean;
  };
};

const callerNames = { none: 'everybody', player: 'player', admin: 'scope `admin`', audit: 'scope `audit`', session: 'game page' } as const;

const introduction = `# The operator's API

Generated from \`libs/api-contract\` by \`npm run calls\`; do not edit. The schemas of requests and responses are in the OpenAPI document at
\`/api/docs/openapi.json\` and in the viewer at \`/api/docs\` of a running site.

- A call is a POST with a JSON body below \`/api/\`, unless it is marked GET.
- Any call may also return \`malformed\` (400), \`too_large\` (413), \`too_many_requests\` (429) or \`action_failed\` (500); a restricted call also
  \`unauthorized\` (401) or \`forbidden\` (403).
- ↻ marks reads, which may be retried after a network fault.
- ⚿ marks calls with an \`idempotency_key\`, or whose repetition changes nothing: they may be repeated unchanged.
`;

/** The Markdown page that lists all calls by area. */
export function callListOf(areas: readonly string[], calls: readonly ListedCall[]): string {
  const parts = areas.map((area) => {
    const rows = calls.filter((call) => call.area === area).map(rowOf);
    return `## ${area}\n\n| call | for | description | refusals |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [introduction, ...parts].join('\n');
}

function rowOf({ call: { path, method, auth, isReadOnly }, summary, refusals, isIdempotent }: ListedCall): string {
  const marks = [isReadOnly ? '↻' : '', isIdempotent ? '⚿' : ''].filter(Boolean).join(' ');
  const name = `${method === 'GET' ? 'GET ' : ''}\`${path}\`${marks && ` ${marks}`}`;
  return `| ${name} | ${callerNames[auth]} | ${summary.replaceAll('|', '\\|')} | ${refusals.map((key) => `\`${key}\``).join(', ')} |`;
}
