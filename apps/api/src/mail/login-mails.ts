import { dateTagOf } from '@playfront/i18n/locale-tags';
import type { Connection } from '../database/database.ts';
import { textsIn } from '../texts/texts.ts';
import { greetingTo } from './mail-safe-text.ts';
import type { MailSender, Recipient } from './mail-sender.ts';
import { passwordLink } from './site-links.ts';

export type LoginMails = {
  /** Reports the place and time of a login from a device that is new to the account. */
  newDevice(db: Connection, player: Recipient, login: NewDeviceNotice): Promise<void>;
};

/** Empty strings mean unknown. */
type NewDeviceNotice = { readonly browser: string; readonly system: string; readonly country: string; readonly time: Date };

/** Mails about logins. */
export function loginMails({ outbox, publicUrl, merchant }: MailSender): LoginMails {
  return {
    async newDevice(db, player, { browser, system, country, time }) {
      const { languageTag, text } = textsIn(player.language);
      const device = { known: browser && system ? 'both' : browser || system ? 'one' : 'none', browser, system, name: browser || system };
      const place = country && (new Intl.DisplayNames([languageTag], { type: 'region' }).of(country) ?? country);
      const at = new Intl.DateTimeFormat(dateTagOf(languageTag), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time);
      const facts = [
        text('api.mail.new_device.device', device),
        text('api.mail.new_device.country', { known: place ? 'yes' : 'no', country: place }),
        text('api.mail.new_device.time', { time: at }),
      ];
      await outbox.post(db, {
        to: player.email,
        subject: `${merchant}: ${text('api.mail.new_device.subject')}`,
        languageTag,
        paragraphs: [
          greetingTo(player.first_name, textsIn(player.language)),
          text('api.mail.new_device.text', { username: player.username }),
          facts.join('\n'),
          text('api.mail.new_device.what_to_do'),
        ],
        links: [{ href: passwordLink(publicUrl, player.language), label: text('api.mail.new_device.link') }],
        closing: [merchant],
      });
    },
  };
}
