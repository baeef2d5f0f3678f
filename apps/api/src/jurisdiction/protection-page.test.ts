import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { profileOfCountry, profiles } from './profiles.ts';
import { protectionRules } from './protection-rules.ts';

const page = new URL('../../../../docs/protection.md', import.meta.url).pathname;
const ids = Object.values(profiles).map(({ id }) => id);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const countriesOf = (id: string) =>
  Object.entries(profileOfCountry)
    .filter(([, profile]) => profile.id === id)
    .map(([country]) => country)
    .join(', ') || 'all others';

const text = `# Player protection by country

The rules that the operator enforces, by the player's registered country. This page is generated from
\`libs/api-contract/src/country-rules\`, \`apps/api/src/jurisdiction/profiles.ts\` and
\`apps/api/src/jurisdiction/protection-rules.ts\`: run \`npx vitest run --root apps/api src/jurisdiction -u\` after changing
them.

${table(
  ['Profile', 'Countries'],
  ids.map((id) => [`\`${id}\``, countriesOf(id)]),
)}

${protectionRules
  .map(
    ({ title, valueOf, source, enforcedIn, shownIn }) => `## ${title}

${table(
  ['Profile', 'Rule'],
  Object.values(profiles).map((profile) => [`\`${profile.id}\``, valueOf(profile)]),
)}

- Source: ${source}
- Enforced in \`${enforcedIn}\`
- Shown in: ${shownIn}
`,
  )
  .join('\n')}`;

it('is documented as it is enforced', async () => {
  await expect(await format(text, { ...(await resolveConfig(page)), filepath: page })).toMatchFileSnapshot(page);
});
