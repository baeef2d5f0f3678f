/** What the operator itself writes in mails. */
export type MailWords = {
  readonly languageTag: string;
  /** Without a name when there is none to greet by. */
  readonly greeting: (name: string) => string;
  readonly activation: Letter<{ username: string; site: string }>;
  /** With a link for each of several accounts. */
  readonly activations: Letter<{ site: string }>;
  readonly reset: Letter<{ username: string }>;
  readonly usernames: { readonly subject: string; readonly list: string };
  readonly passwordChanged: Letter<{ username: string }>;
  readonly confirmEmail: Letter<{ username: string; site: string }>;
  readonly emailChangeRequested: Letter<{ username: string; email: string }>;
  readonly emailChanged: Letter<{ username: string; email: string }>;
  readonly emailTakenBack: Letter<{ username: string }>;
  readonly emailRestored: Letter<{ username: string }>;
  readonly notAsked: string;
  /** Anybody may have registered with the reader's address. */
  readonly notYours: string;
};

type Letter<Values> = { readonly subject: string; readonly text: (values: Values) => string; readonly link?: string };

const en: MailWords = {
  languageTag: 'en',
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  activation: {
    subject: 'Activate your account',
    text: ({ username, site }) =>
      `Confirm that this is your address to activate your account "${username}" at ${site}. The link works for three days.`,
    link: 'Activate your account',
  },
  activations: {
    subject: 'Usernames with your address',
    text: ({ site }) =>
      `These usernames were registered at ${site} with your address, which none of them has confirmed. Open only the link of a username that ` +
      'you chose yourself. The links work for three days.',
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
  confirmEmail: {
    subject: 'Confirm your new email address',
    text: ({ username, site }) =>
      `Confirm this address for the account ${username} at ${site}. Until you do, the old address stays in use. The link works once, within 24 hours.`,
    link: 'Confirm this address',
  },
  emailChangeRequested: {
    subject: 'Your email address is about to change',
    text: ({ username, email }) =>
      `Someone logged in to the account ${username} and asked to change its address to ${email}. If it was you, you need do nothing here. ` +
      'If it was not you, stop the change with this link within 72 hours: it signs everyone out and lets you choose a new password.',
    link: 'Stop the change',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: ({ username, email }) =>
      `The account ${username} now has the address ${email}. If it was not you, undo the change with this link within 72 hours: it puts your ` +
      'address back, signs everyone out and lets you choose a new password.',
    link: 'Undo the change',
  },
  emailTakenBack: {
    subject: 'This address no longer belongs to your account',
    text: ({ username }) =>
      `The account ${username} has the address again that it had before this one. If it was not you who took it back, write to our support at once.`,
  },
  emailRestored: {
    subject: 'Your email address is back: choose a new password',
    text: ({ username }) =>
      `The account ${username} has this address again. Everyone was logged out, and the password no longer works. Choose a new one with this ` +
      'link within an hour; after that, use "Forgot password" on the site.',
    link: 'Choose a new password',
  },
  notAsked: 'If you did not ask for this, you need do nothing.',
  notYours: 'Not you? Ignore this mail and do not open the link: nobody can use your address without it.',
};

const fi: MailWords = {
  languageTag: 'fi',
  greeting: (name) => (name ? `Hei ${name},` : 'Hei,'),
  activation: {
    subject: 'Aktivoi tilisi',
    text: ({ username, site }) =>
      `Vahvista tämä osoitteeksesi, niin tilisi "${username}" sivustolla ${site} on aktiivinen. Linkki toimii kolme päivää.`,
    link: 'Aktivoi tili',
  },
  activations: {
    subject: 'Käyttäjätunnukset osoitteellasi',
    text: ({ site }) =>
      `Nämä käyttäjätunnukset on rekisteröity sivustolle ${site} osoitteellasi, jota mikään niistä ei ole vahvistanut. Avaa vain sellaisen ` +
      'tunnuksen linkki, jonka valitsit itse. Linkit toimivat kolme päivää.',
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
  confirmEmail: {
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    text: ({ username, site }) =>
      `Vahvista tämä osoite tilille ${username} sivustolla ${site}. Siihen asti vanha osoite on käytössä. Linkki toimii kerran, 24 tunnin sisällä.`,
    link: 'Vahvista osoite',
  },
  emailChangeRequested: {
    subject: 'Sähköpostiosoitteesi on vaihtumassa',
    text: ({ username, email }) =>
      `Tilille ${username} kirjautunut henkilö pyysi vaihtamaan sen osoitteeksi ${email}. Jos pyysit sitä itse, sinun ei tarvitse tehdä mitään. ` +
      'Jos et, estä muutos tällä linkillä 72 tunnin sisällä: se kirjaa kaikki ulos, ja voit valita uuden salasanan.',
    link: 'Estä muutos',
  },
  emailChanged: {
    subject: 'Sähköpostiosoitteesi on vaihdettu',
    text: ({ username, email }) =>
      `Tilin ${username} osoite on nyt ${email}. Jos et tehnyt muutosta itse, peru se tällä linkillä 72 tunnin sisällä: se palauttaa osoitteesi, ` +
      'kirjaa kaikki ulos, ja voit valita uuden salasanan.',
    link: 'Peru muutos',
  },
  emailTakenBack: {
    subject: 'Tämä osoite ei enää kuulu tiliisi',
    text: ({ username }) =>
      `Tilillä ${username} on taas osoite, joka sillä oli ennen tätä. Jos et palauttanut sitä itse, kirjoita heti asiakaspalveluumme.`,
  },
  emailRestored: {
    subject: 'Sähköpostiosoitteesi on palautettu: valitse uusi salasana',
    text: ({ username }) =>
      `Tilillä ${username} on taas tämä osoite. Kaikki kirjattiin ulos, eikä salasana enää toimi. Valitse uusi tällä linkillä tunnin sisällä; ` +
      'sen jälkeen pyydä uusi linkki sivuston kohdasta "Unohditko salasanan".',
    link: 'Valitse uusi salasana',
  },
  notAsked: 'Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään.',
  notYours: 'Etkö se ollut sinä? Jätä viesti huomiotta äläkä avaa linkkiä: kukaan ei voi käyttää osoitettasi ilman sitä.',
};

/** Words in a player's language, English where there are none. */
export function mailWordsOf(language: string): MailWords {
  return language === 'fi' ? fi : en;
}
