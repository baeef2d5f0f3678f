import { randomUUID } from 'node:crypto';
import { expectRefusal } from '../check.ts';
import { untestable, type ChecksOf } from './call-checks.ts';

const needsMoney = untestable('needs a self-excluded player with money');

export const personChecks: ChecksOf<'adminGetExcludedPayoutMethods' | 'adminPayOutExcluded'> = {
  adminGetExcludedPayoutMethods: {
    works: needsMoney,
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetExcludedPayoutMethods', { player_id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminPayOutExcluded: {
    works: needsMoney,
    refuses: {
      not_found: async (world) => {
        const body = { player_id: randomUUID(), processor: 'sandbox_card', details: {}, reason: 'Of the conformance suite.' };
        expectRefusal(await world.send('adminPayOutExcluded', body, { as: await world.admin() }), 'not_found');
      },
      method_not_available: needsMoney,
      field_required: async (world) => {
        const body = { player_id: randomUUID(), processor: 'sandbox_card', reason: ' ' };
        expectRefusal(await world.send('adminPayOutExcluded', body, { as: await world.admin() }), 'field_required', 'reason');
      },
      invalid_value: needsMoney,
      wrong_card: needsMoney,
      email_validation: needsMoney,
      phone_number_validation: needsMoney,
      phone_number_length_check: needsMoney,
    },
  },
};
