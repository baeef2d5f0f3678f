import { IconAlertCircle, IconCheck, IconInfoCircle } from '../icons.ts';
import type { Icon } from '../icons.ts';

export type MessageKind = 'info' | 'danger' | 'success';

const icons: Record<MessageKind, Icon> = { info: IconInfoCircle, danger: IconAlertCircle, success: IconCheck };

/** The sign of a message's kind, so that its colour is never the only one. */
export function MessageIcon({ kind, size = 18 }: { kind: MessageKind; size?: number }) {
  const Drawn = icons[kind];
  return <Drawn size={size} />;
}
