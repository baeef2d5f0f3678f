import * as v from 'valibot';
import { defineStoredValue } from '@playfront/forms';

/** The bank transfers that the player has marked as sent in this tab: ids of their deposits. */
export const storedSentTransfers = defineStoredValue({ key: 'payments.sent.transfers', version: 1, schema: v.array(v.string()) });
