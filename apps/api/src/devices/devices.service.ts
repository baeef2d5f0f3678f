import { randomUUID } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import type { Geo } from '../geo/geo.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import { readPlayer } from '../players/players.store.ts';
import { deviceOf } from './device.rules.ts';
import { hasLoggedIn, noteDevice } from './devices.store.ts';

export type DeviceLogin = {
  readonly ip: string;
  readonly userAgent: string;
  /** The random id that the site stores in the browser; a login without one comes from a new device. */
  readonly deviceId?: string | undefined;
};

export type Devices = {
  /**
   * Records a login, in the caller's transaction and before the session is opened. Reports a device that is new to the account by mail and message,
   * except at the first login. Returns whether it did.
   */
  noteLogin(trx: Connection, playerId: string, login: DeviceLogin): Promise<boolean>;
};

type Dependencies = { now: () => Date; geo: Geo; playerMails: PlayerMails; messages: Messages };

export function createDevices({ now, geo, playerMails, messages }: Dependencies): Devices {
  return {
    async noteLogin(trx, playerId, { ip, userAgent, deviceId = randomUUID() }) {
      const isFirstLogin = !(await hasLoggedIn(trx, playerId));
      const isNew = await noteDevice(trx, playerId, deviceId, now());
      if (!isNew || isFirstLogin) return false;
      const { browser, system } = deviceOf(userAgent);
      const country = geo.countryOf(ip) ?? '';
      await playerMails.newDevice(trx, await readPlayer(trx, playerId), { browser, system, country, time: now() });
      await messages.send(trx, playerId, { kind: 'new_device', browser, system, country });
      return true;
    },
  };
}
