import sent from '../../../translations/en/api.json';
import own from '../../../translations/en/backoffice.json';

/** The messages of the back office, and those that the API sends to players. */
export const officeMessages: Record<string, string> = { ...sent, ...own };
