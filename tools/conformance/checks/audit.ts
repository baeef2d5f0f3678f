import { randomBytes, randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import type { ChecksOf } from './call-checks.ts';

export const auditChecks: ChecksOf<'adminGetAuditLog' | 'adminGetSecurityLog'> = {
  adminGetAuditLog: {
    works: async (world) => {
      const auditor = await world.auditor();
      const { id } = await world.newPlayer();
      await world.call('adminSetPlayerStatus', { id, status: 'blocked', expected: 'active', reason: 'Conformance' }, auditor);
      const { entries, total } = await world.call('adminGetAuditLog', { target: id }, auditor);
      const [entry] = entries;
      expectThat(total === 1 && entry?.call === 'admin/set_player_status', 'one entry for the change of the player');
      expectThat(entry.actor?.id === auditor.id && entry.actor.username === auditor.username, `${auditor.username} as its actor`);
      expectThat(entry.reason === 'Conformance', 'the reason');
      expectThat(entry.before?.['status'] === 'active' && entry.after?.['status'] === 'blocked', 'the status before and after');
    },
    also: {
      'a refused call is logged with its error': async (world) => {
        const auditor = await world.auditor();
        expectRefusal(
          await world.send(
            'adminSetPlayerStatus',
            { id: randomUUID(), status: 'blocked', expected: 'active', reason: 'Conformance' },
            { as: auditor },
          ),
          'not_found',
        );
        const { entries } = await world.call('adminGetAuditLog', { actor: auditor.username, call: 'admin/set_player_status' }, auditor);
        expectThat(entries[0]?.outcome === 'not_found', 'the refusal as the latest entry');
      },
      'reads are logged': async (world) => {
        const auditor = await world.auditor();
        const target = randomUUID();
        await world.call('adminGetAuditLog', { target }, auditor);
        const { entries } = await world.call('adminGetAuditLog', { actor: auditor.id, call: 'admin/get_audit_log' }, auditor);
        expectThat(entries[0]?.request?.['target'] === target, 'the request of the read');
      },
    },
  },
  adminGetSecurityLog: {
    works: async (world) => {
      const auditor = await world.auditor();
      const { id, username } = await world.newPlayer();
      const password = randomBytes(9).toString('base64url');
      expectRefusal(await world.send('frontAuthLogin', { username, password }), 'failed_login');
      const reply = await world.send('adminGetSecurityLog', { player: id }, { as: auditor });
      const { entries } = await world.call('adminGetSecurityLog', { player: id, kind: 'login_failed' }, auditor);
      expectThat(entries.length === 1 && entries[0]?.player?.username === username, 'the failed login of the player', reply);
      expectThat(!reply.text.includes(password), 'no attempted password', reply);
    },
  },
};
