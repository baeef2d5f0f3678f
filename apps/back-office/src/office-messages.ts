import sent from '../../../translations/en/api.json';
import own from '../../../translations/en/backoffice.json';

/** What the back office shows: its own messages, and those that the operator sends to players. */
export const officeMessages: Record<string, string> = { ...sent, ...own };
