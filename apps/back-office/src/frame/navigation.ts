import type { MessageId } from '@playfront/i18n';
import {
  IconAdjustmentsHorizontal,
  IconAlertCircle,
  IconCash,
  IconHistory,
  IconId,
  IconMail,
  IconShieldCheck,
  IconUsers,
  type Icon,
} from '@playfront/ui/icons';

export type NavigationEntry = {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: Icon;
  /** The scope that may open it. */
  readonly scope: string;
  readonly group: 'work' | 'operation';
};

/** Pages of the back office in the order of the navigation. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/players', label: 'backoffice.navigation.players', icon: IconUsers, scope: 'players', group: 'work' },
  { path: '/documents', label: 'backoffice.navigation.documents', icon: IconId, scope: 'documents', group: 'work' },
  { path: '/withdrawals', label: 'backoffice.navigation.withdrawals', icon: IconCash, scope: 'payments', group: 'work' },
  { path: '/cases', label: 'backoffice.navigation.cases', icon: IconAlertCircle, scope: 'payments', group: 'work' },
  { path: '/protection', label: 'backoffice.navigation.protection', icon: IconShieldCheck, scope: 'protection', group: 'work' },
  { path: '/contact', label: 'backoffice.navigation.contact', icon: IconMail, scope: 'support', group: 'work' },
  { path: '/settings', label: 'backoffice.navigation.settings', icon: IconAdjustmentsHorizontal, scope: 'settings', group: 'operation' },
  { path: '/audit', label: 'backoffice.navigation.audit', icon: IconHistory, scope: 'audit', group: 'operation' },
];
