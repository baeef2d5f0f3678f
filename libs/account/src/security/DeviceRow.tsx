import type { DeviceKind, OpenSession } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { CardRow } from '@playfront/ui/data';
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, type Icon } from '@playfront/ui/icons';
import { deviceName } from './device-name.ts';

const icons = { desktop: IconDeviceLaptop, phone: IconDeviceMobile, tablet: IconDeviceTablet } as const satisfies Record<DeviceKind, Icon>;

type DeviceRowProps = { readonly session: OpenSession; readonly isBusy: boolean; readonly onEnd: (session: OpenSession) => void };

/** A device with an open session: its country, when it was last seen, and a button that logs it out. */
export function DeviceRow({ session, isBusy, onEnd }: DeviceRowProps) {
  const format = useFormat();
  const { text } = format;
  const DeviceIcon = icons[session.device];
  const name = deviceName(session, format);
  const place = { place: session.country ? 'known' : 'unknown', country: session.country && format.country(session.country) };
  const isActive = session.is_current || session.is_active;
  const time = format.dateTime(session.last_seen_at || session.created_at);
  const markOf = (): string | undefined => {
    if (session.is_current) return text('account.security.this_device');
    return session.is_new_device ? text('account.security.new_device', { date: format.date(session.created_at) }) : undefined;
  };
  return (
    <CardRow
      icon={<DeviceIcon size={20} />}
      title={name}
      mark={markOf()}
      hint={isActive ? text('account.security.active', place) : text('account.security.last_seen', { ...place, time })}
      actions={
        session.is_current ? undefined : (
          <Button size="s" isBusy={isBusy} aria-label={text('account.security.log_out_named', { device: name })} onClick={() => onEnd(session)}>
            {text('account.security.log_out')}
          </Button>
        )
      }
    />
  );
}
