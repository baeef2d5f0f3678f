/** What the operator itself writes in mails. */
export type MailWords = {
  readonly languageTag: string;
  readonly greeting: (name: string) => string;
  readonly activation: Letter<{ site: string }>;
  readonly reset: Letter<{ username: string }>;
  readonly usernames: { readonly subject: string; readonly list: string };
  readonly passwordChanged: Letter<{ username: string }>;
  readonly emailChanged: Letter<{ username: string; email: string }>;
  readonly notAsked: string;
};

type Letter<Values> = { readonly subject: string; readonly text: (values: Values) => string; readonly link?: string };

const en: MailWords = {
  languageTag: 'en',
  greeting: (name) => `Hello ${name},`,
  activation: {
    subject: 'Activate your account',
    text: ({ site }) => `Confirm that this is your address to activate your account at ${site}. The link works for three days.`,
    link: 'Activate your account',
  },
  reset: {
    subject: 'Choose a new password',
    text: ({ username }) => `With this link you can choose a new password for the account ${username}. It works once, within an hour.`,
    link: 'Choose a new password',
  },
  usernames: { subject: 'Your username', list: 'These usernames go with your address:' },
  passwordChanged: {
    subject: 'Your password was changed',
    text: ({ username }) => `The password of the account ${username} was changed just now. If it was not you, write to our support at once.`,
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: ({ username, email }) => `The account ${username} now has the address ${email}. If it was not you, write to our support at once.`,
  },
  notAsked: 'If you did not ask for this, you need do nothing.',
};

const fi: MailWords = {
  languageTag: 'fi',
  greeting: (name) => `Hei ${name},`,
  activation: {
    subject: 'Aktivoi tilisi',
    text: ({ site }) => `Vahvista tämä osoitteeksesi, niin tilisi sivustolla ${site} on aktiivinen. Linkki toimii kolme päivää.`,
    link: 'Aktivoi tili',
  },
  reset: {
    subject: 'Valitse uusi salasana',
    text: ({ username }) => `Tällä linkillä voit valita uuden salasanan tilille ${username}. Se toimii kerran, tunnin sisällä.`,
    link: 'Valitse uusi salasana',
  },
  usernames: { subject: 'Käyttäjätunnuksesi', list: 'Osoitteeseesi kuuluvat nämä käyttäjätunnukset:' },
  passwordChanged: {
    subject: 'Salasanasi on vaihdettu',
    text: ({ username }) => `Tilin ${username} salasana vaihdettiin juuri. Jos et tehnyt sitä itse, kirjoita heti asiakaspalveluumme.`,
  },
  emailChanged: {
    subject: 'Sähköpostiosoitteesi on vaihdettu',
    text: ({ username, email }) => `Tilin ${username} osoite on nyt ${email}. Jos et tehnyt muutosta itse, kirjoita heti asiakaspalveluumme.`,
  },
  notAsked: 'Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään.',
};

/** Words in a player's language, English where there are none. */
export function mailWordsOf(language: string): MailWords {
  return language === 'fi' ? fi : en;
}
