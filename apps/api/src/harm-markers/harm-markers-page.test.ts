import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { harmMarkerKinds, type HarmMarkerKind } from '@playfront/api-contract/staff';
import { daysOf, harmRules } from './harm-markers.rules.ts';

const page = new URL('../../../../docs/harm-markers.md', import.meta.url).pathname;
const { chasing_deposits: chasing, raised_stakes: raised, night_play: night } = harmRules;

const within = (kind: HarmMarkerKind) => `within ${daysOf(kind) === 1 ? '24 hours' : `${daysOf(kind)} days`}`;
const ruleOf: Record<HarmMarkerKind, string> = {
  chasing_deposits: `${chasing.count} deposits ${within('chasing_deposits')}, each within ${chasing.withinMs / 60_000} minutes of losing at least ${chasing.lostPercent}% of the balance`,
  raised_stakes: `an average stake of at least ${raised.percent}% of that in the clock hour before, after a loss of about €${raised.lostEuroCents / 100} in that hour; ${raised.stakes} stakes in each hour`,
  long_session: `a play session of ${harmRules.long_session.minutes} minutes`,
  declined_deposits: `${harmRules.declined_deposits.count} deposits declined by the provider ${within('declined_deposits')}`,
  night_play: `stakes in at least ${night.quarters} quarter-hours between 00:00 and 0${night.untilHour}:00 on ${night.count} nights ${within('night_play')}`,
  cancelled_withdrawals: `${harmRules.cancelled_withdrawals.count} withdrawals cancelled by the player ${within('cancelled_withdrawals')}`,
  raised_limits: `${harmRules.raised_limits.count} requests to raise or remove a limit ${within('raised_limits')}`,
  reached_session_limits: `${harmRules.reached_session_limits.count} log-outs by a session limit ${within('reached_session_limits')}`,
};

const text = `# Markers of harm

Markers of harm are signs that a player may be harmed by gambling. A marker proves nothing: it is a reason to look at the player's account and to talk to them. This page is generated from
\`apps/api/src/harm-markers/harm-markers.rules.ts\`: run \`npx vitest run --root apps/api src/harm-markers -u\` after changing it.

| Marker | Rule |
| --- | --- |
${harmMarkerKinds.map((kind) => `| \`${kind}\` | ${ruleOf[kind]} |`).join('\n')}

Every five minutes a job of the API checks the players who were active since the last check. A marker is recorded once per player, kind and day; until
it is handled, its figures are updated.

Play counts as night play if it is night in every time zone of the player's registered country; for Canada, Ontario time is used. In the United
States, where no hour is night in all time zones, night play is not detected.

## Handling markers

Officers with the scope \`protection\` (or \`admin\`) see the page "Player protection" of the back office: players with open markers, those with the most kinds
first. They mark markers as handled, with the action taken and the reason; both are in the audit log. Messages are sent from the player's page, which needs the scope
\`players\`. Neither the site's calls nor mails mention markers.

Check the page every day. The figures are those of the reference operator (decision 0157); check them with your regulator.
`;

it('are documented as they are noted', async () => {
  await expect(await format(text, { ...(await resolveConfig(page)), filepath: page })).toMatchFileSnapshot(page);
});
