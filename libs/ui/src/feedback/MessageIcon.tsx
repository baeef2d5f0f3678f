import { IconAlertCircle, IconCheck, IconInfoCircle } from '../icons.ts';
import type { Icon } from '../icons.ts';

export type MessageKind = 'info' | 'danger' | 'success';

const icons: Record<MessageKind, Icon> = { info: IconInfoCircle, danger: IconAlertCircle, success: IconCheck };

/** Icon of a message's kind, so that it is not shown by colour alone. */
export function MessageIcon({ kind, size = 18 }: { kind: MessageKind; size?: number }) {
  const Drawn = icons[kind];
  return <Drawn size={size} />;
}
