/** A step of a payment that the player is written about. */
export type PaymentMail = 'withdrawal_requested' | 'withdrawal_held' | 'withdrawal_complete' | 'withdrawal_rejected' | 'withdrawal_reversal';

type Values = { readonly amount: string; readonly provider: string; readonly note: string };
export type PaymentMailWords = {
  readonly languageTag: string;
  /** Without a name when there is none to greet by. */
  readonly greeting: (name: string) => string;
  readonly steps: Record<PaymentMail, { readonly subject: string; readonly text: (values: Values) => string }>;
  /** Which account it goes back to, by the deposit that came from there. */
  readonly returnsTo: (deposit: { readonly amount: string; readonly day: string }) => string;
  readonly notYou: string;
};

const en: PaymentMailWords = {
  languageTag: 'en-GB',
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  steps: {
    withdrawal_requested: {
      subject: 'We have your withdrawal request',
      text: ({ amount, provider }) => `You asked for ${amount} to be paid out by ${provider}. We write again when it is on its way.`,
    },
    withdrawal_held: {
      subject: 'Withdrawal to a new destination',
      text: ({ amount, provider, note }) =>
        `You asked for ${amount} to be paid out by ${provider} to an account we have not paid before. To protect your money it goes out after ${note} at the earliest; until then you can cancel it under your transactions.`,
    },
    withdrawal_complete: {
      subject: 'Your withdrawal is paid',
      text: ({ amount, provider }) => `We have paid out ${amount} by ${provider}.`,
    },
    withdrawal_rejected: {
      subject: 'Your withdrawal was turned down',
      text: ({ amount, note }) => `We could not pay out ${amount}. The money is back in your balance. The reason: ${note}`,
    },
    withdrawal_reversal: {
      subject: 'Your withdrawal came back',
      text: ({ amount, provider }) =>
        `${provider} could not pay out ${amount}. The money is back in your balance; check the details and ask again, or choose another way.`,
    },
  },
  returnsTo: ({ amount, day }) => `It goes to the account from which you deposited ${amount} on ${day}.`,
  notYou: 'If it was not you, write to our support at once.',
};

const fi: PaymentMailWords = {
  languageTag: 'fi-FI',
  greeting: (name) => (name ? `Hei ${name},` : 'Hei,'),
  steps: {
    withdrawal_requested: {
      subject: 'Olemme saaneet kotiutuspyyntösi',
      text: ({ amount, provider }) => `Pyysit kotiuttamaan ${amount}, maksutapa ${provider}. Kirjoitamme uudelleen, kun raha on matkalla.`,
    },
    withdrawal_held: {
      subject: 'Kotiutus uuteen kohteeseen',
      text: ({ amount, provider, note }) =>
        `Pyysit kotiuttamaan ${amount}, maksutapa ${provider}, tilille, jolle emme ole maksaneet aiemmin. Rahojesi suojaamiseksi se maksetaan aikaisintaan ${note}; siihen asti voit perua sen tapahtumissasi.`,
    },
    withdrawal_complete: {
      subject: 'Kotiutuksesi on maksettu',
      text: ({ amount, provider }) => `Olemme maksaneet ${amount}, maksutapa ${provider}.`,
    },
    withdrawal_rejected: {
      subject: 'Kotiutuksesi hylättiin',
      text: ({ amount, note }) => `Emme voineet maksaa summaa ${amount}. Rahat ovat taas saldossasi. Syy: ${note}`,
    },
    withdrawal_reversal: {
      subject: 'Kotiutuksesi palautui',
      text: ({ amount, provider }) =>
        `Maksutapa ${provider} ei voinut maksaa summaa ${amount}. Rahat ovat taas saldossasi; tarkista tiedot ja pyydä uudelleen tai valitse toinen tapa.`,
    },
  },
  returnsTo: ({ amount, day }) => `Se maksetaan tilille, jolta talletit ${amount} ${day}.`,
  notYou: 'Jos et tehnyt tätä itse, kirjoita heti asiakaspalveluumme.',
};

/** Languages that are not written get English. */
export function paymentMailWordsOf(language: string): PaymentMailWords {
  return language === 'fi' ? fi : en;
}
