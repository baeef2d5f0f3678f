/** What a player who is excluded is written. */
export type ExclusionMailWords = {
  readonly languageTag: string;
  readonly subject: string;
  readonly until: (values: { readonly username: string; readonly day: string }) => string;
  readonly forGood: (values: { readonly username: string }) => string;
  readonly money: {
    readonly none: string;
    readonly paying: (values: { readonly amount: string; readonly provider: string }) => string;
    /** Part of it: for the rest no account is known to be the player's. */
    readonly payingPart: (values: {
      readonly amount: string;
      readonly provider: string;
      readonly rest: string;
      readonly supportEmail: string;
    }) => string;
    readonly needsDetails: (values: { readonly amount: string; readonly supportEmail: string }) => string;
  };
  readonly bonuses: string;
  /** Of money that came to the account later. */
  readonly late: { readonly subject: string; readonly opening: (values: { readonly username: string }) => string };
  /** Also how to dispute a payout: a stolen session is enough to exclude the player. */
  readonly help: (values: { readonly supportEmail: string }) => string;
};

const en: ExclusionMailWords = {
  languageTag: 'en-GB',
  subject: 'Your self-exclusion has started',
  until: ({ username, day }) =>
    `The account ${username} is closed until ${day}. Until then you cannot log in, deposit or play, here or with another account.`,
  forGood: ({ username }) => `The account ${username} is closed for good. You cannot log in, deposit or play, here or with another account.`,
  money: {
    none: 'There is no money in the account. If an open bet wins, we write to you how it is paid out.',
    paying: ({ amount, provider }) =>
      `We pay out your whole balance of ${amount} by ${provider}. You do not need to do anything. Withdrawals you asked for earlier continue.`,
    payingPart: ({ amount, provider, rest, supportEmail }) =>
      `We pay out ${amount} by ${provider}. Another ${rest} is yours. To protect it, we send it only to an account that we know is yours. Write to ${supportEmail} from this address with your bank details (name and IBAN or account number), and we pay it out. Withdrawals you asked for earlier continue.`,
    needsDetails: ({ amount, supportEmail }) =>
      `Your balance of ${amount} is yours. To protect it, we send it only to an account that we know is yours. Write to ${supportEmail} from this address with your bank details (name and IBAN or account number), and we pay it out. Withdrawals you asked for earlier continue.`,
  },
  bonuses: 'Bonuses that were still running have ended. We send you no more advertising.',
  late: {
    subject: 'Money in your closed account',
    opening: ({ username }) =>
      `There is money in the account ${username}, which is closed by self-exclusion: an open bet won, a deposit arrived, or a payout came back.`,
  },
  help: ({ supportEmail }) =>
    `If you have questions, did not close the account yourself, or do not know a payment method named here, write to ${supportEmail}. We check every payout before we send it.`,
};

const fi: ExclusionMailWords = {
  languageTag: 'fi-FI',
  subject: 'Pelikieltosi on alkanut',
  until: ({ username, day }) =>
    `Tili ${username} on suljettu ${day} asti. Siihen saakka et voi kirjautua, tallettaa etkä pelata tällä tai toisella tilillä.`,
  forGood: ({ username }) => `Tili ${username} on suljettu pysyvästi. Et voi kirjautua, tallettaa etkä pelata tällä tai toisella tilillä.`,
  money: {
    none: 'Tilillä ei ole rahaa. Jos avoin veto voittaa, kirjoitamme sinulle, miten voitto maksetaan.',
    paying: ({ amount, provider }) =>
      `Maksamme sinulle koko saldosi ${amount}, maksutapa ${provider}. Sinun ei tarvitse tehdä mitään. Aiemmin pyytämäsi kotiutukset jatkuvat.`,
    payingPart: ({ amount, provider, rest, supportEmail }) =>
      `Maksamme sinulle ${amount}, maksutapa ${provider}. Lisäksi ${rest} on sinun. Rahojesi suojaamiseksi lähetämme sen vain tilille, jonka tiedämme sinun tiliksesi. Kirjoita tästä osoitteesta osoitteeseen ${supportEmail} ja kerro pankkitietosi (nimi ja IBAN tai tilinumero), niin maksamme sen. Aiemmin pyytämäsi kotiutukset jatkuvat.`,
    needsDetails: ({ amount, supportEmail }) =>
      `Saldosi ${amount} on sinun. Rahojesi suojaamiseksi lähetämme sen vain tilille, jonka tiedämme sinun tiliksesi. Kirjoita tästä osoitteesta osoitteeseen ${supportEmail} ja kerro pankkitietosi (nimi ja IBAN tai tilinumero), niin maksamme sen. Aiemmin pyytämäsi kotiutukset jatkuvat.`,
  },
  bonuses: 'Käynnissä olleet bonukset ovat päättyneet. Emme lähetä sinulle enää mainontaa.',
  late: {
    subject: 'Rahaa suljetulla tililläsi',
    opening: ({ username }) => `Pelikiellon vuoksi suljetulla tilillä ${username} on rahaa: avoin veto voitti, talletus saapui tai maksu palautui.`,
  },
  help: ({ supportEmail }) =>
    `Jos sinulla on kysyttävää, et ole itse sulkenut tiliä tai et tunne jotakin tässä mainittua maksutapaa, kirjoita osoitteeseen ${supportEmail}. Tarkistamme jokaisen maksun ennen sen lähettämistä.`,
};

/** Words in a player's language, English where there are none. */
export function exclusionMailWordsOf(language: string): ExclusionMailWords {
  return language === 'fi' ? fi : en;
}
