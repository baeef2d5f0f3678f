import type { CardFault, CardField } from './card.rules.ts';
import type { PayerField } from './payer-accounts.ts';
import type { SandboxPaymentStatus } from './sandbox-database.ts';

export type Words = {
  readonly languageTag: string;
  readonly sandboxNotice: string;
  readonly payTo: (merchant: string) => string;
  readonly fields: Record<CardField, string>;
  readonly expiry: string;
  readonly placeholders: { readonly month: string; readonly year: string };
  readonly cvvHint: string;
  readonly faults: Record<CardFault, string>;
  readonly faultSummary: string;
  readonly faultTitle: string;
  readonly pay: (amount: string) => string;
  readonly cancel: string;
  readonly testCards: string;
  readonly testCardHint: string;
  readonly asks: string;
  readonly declines: string;
  readonly confirmTitle: string;
  readonly confirmText: (amount: string, merchant: string, card: string) => string;
  readonly approve: string;
  readonly decline: string;
  readonly otherEnds: string;
  readonly later: string;
  readonly laterHint: string;
  readonly timeout: string;
  readonly approvalTitle: (method: string) => string;
  readonly approvalText: (amount: string, merchant: string, method: string) => string;
  readonly payerFields: Record<PayerField, string>;
  readonly appTitle: (method: string) => string;
  readonly appText: (amount: string, merchant: string) => string;
  readonly invoiceTitle: (coin: string) => string;
  readonly invoiceRows: { readonly network: string; readonly address: string; readonly memo: string; readonly rate: string };
  readonly coinAmount: string;
  readonly coinFault: string;
  readonly send: string;
  readonly sendHint: string;
  readonly isOver: string;
  readonly transferTitle: string;
  readonly transferText: (amount: string, merchant: string) => string;
  readonly referenceLabel: string;
  readonly arrives: string;
  readonly comesBack: string;
  readonly phoneTitle: string;
  readonly phoneText: (code: string, amount: string, merchant: string) => string;
  readonly phoneHint: string;
  readonly ended: Record<SandboxPaymentStatus, string>;
  readonly endedText: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
};

const en: Words = {
  languageTag: 'en-GB',
  sandboxNotice: 'Sandbox. No money is taken and no card is charged.',
  payTo: (merchant) => `Pay to ${merchant}`,
  fields: { holder: 'Name on card', number: 'Card number', month: 'Month', year: 'Year', cvv: 'Security code' },
  expiry: 'Expires',
  placeholders: { month: 'MM', year: 'YYYY' },
  cvvHint: '3 digits on the back, 4 on the front of American Express',
  faults: {
    required: 'Fill in this field',
    number: 'Enter a valid card number',
    testCardOnly: 'Use one of the test cards below. Real cards are not accepted here',
    month: 'Enter a month from 01 to 12',
    year: 'Enter a year, such as 2030',
    expired: 'This card has expired',
    cvv: 'Enter the 3 or 4 digits',
  },
  faultSummary: 'Check the marked fields. Your card has not been used.',
  faultTitle: 'Error',
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel and return',
  testCards: 'Test cards',
  testCardHint: 'Any future date and any security code of the right length.',
  asks: 'your bank asks you to approve',
  declines: 'always declined',
  confirmTitle: 'Confirm with your bank',
  confirmText: (amount, merchant, card) => `${merchant} asks for ${amount} from your card ${card}.`,
  approve: 'Approve',
  decline: 'Decline',
  otherEnds: 'What else can happen',
  later: 'Return undecided',
  laterHint: 'The payment goes through by itself a minute later.',
  timeout: 'Let it time out',
  approvalTitle: (method) => `Pay with ${method}`,
  approvalText: (amount, merchant, method) => `${merchant} asks for ${amount} from your account at ${method}.`,
  payerFields: {
    email: 'Email of the account that pays',
    account_id: 'ID of the account that pays',
    wallet_id: 'ID of the wallet that pays',
    phone_number: 'Phone number that pays',
    payid: 'PayID of the account that pays',
    clabe: 'CLABE of the account that pays',
    pix_key: 'Pix key of the account that pays',
    institution: 'Institution number',
    transit: 'Transit number',
    routing_number: 'Routing number',
    account_number: 'Number of the account that pays',
  },
  appTitle: (method) => `The ${method} app`,
  appText: (amount, merchant) => `${merchant} asks for ${amount}. Here you are the one who holds the telephone.`,
  invoiceTitle: (coin) => `Send ${coin}`,
  invoiceRows: { network: 'Network', address: 'Address', memo: 'Memo', rate: 'Rate' },
  coinAmount: 'Amount to send',
  coinFault: 'Enter an amount such as 0.0005, with at most eight decimals',
  send: 'Send',
  sendHint: 'Send less for a partial payment.',
  isOver: 'The time of the fixed rate is over. What is sent now counts at the rate of this moment.',
  transferTitle: 'A transfer at your bank',
  transferText: (amount, merchant) => `${amount} to ${merchant}. Here you decide what becomes of the transfer.`,
  referenceLabel: 'Reference',
  arrives: 'The transfer arrives',
  comesBack: 'The bank sends it back',
  phoneTitle: 'A text message',
  phoneText: (code, amount, merchant) => `${code} is your code to pay ${amount} to ${merchant}.`,
  phoneHint: 'This page is the telephone. Type the code on the site.',
  ended: {
    created: 'Not decided yet',
    confirming: 'Not decided yet',
    completed: 'Paid',
    failed: 'Declined',
    cancelled: 'Cancelled',
    expired: 'The time is over',
  },
  endedText: 'You can close this page and go back to the site.',
  notFoundTitle: 'Payment not found',
  notFoundText: 'This address belongs to no payment. Go back to the shop and start again.',
};

const fi: Words = {
  languageTag: 'fi-FI',
  sandboxNotice: 'Testiympäristö. Rahaa ei siirry eikä korttia veloiteta.',
  payTo: (merchant) => `Maksun saaja: ${merchant}`,
  fields: { holder: 'Kortinhaltijan nimi', number: 'Kortin numero', month: 'Kuukausi', year: 'Vuosi', cvv: 'Turvakoodi' },
  expiry: 'Voimassa',
  placeholders: { month: 'KK', year: 'VVVV' },
  cvvHint: '3 numeroa kortin takana, American Expressissä 4 edessä',
  faults: {
    required: 'Täytä tämä kenttä',
    number: 'Anna kelvollinen kortin numero',
    testCardOnly: 'Käytä jotakin alla olevista testikorteista. Oikeita kortteja ei hyväksytä',
    month: 'Anna kuukausi väliltä 01–12',
    year: 'Anna vuosi, esimerkiksi 2030',
    expired: 'Kortti on vanhentunut',
    cvv: 'Anna 3 tai 4 numeroa',
  },
  faultSummary: 'Tarkista merkityt kentät. Korttia ei ole käytetty.',
  faultTitle: 'Virhe',
  pay: (amount) => `Maksa ${amount}`,
  cancel: 'Peruuta ja palaa',
  testCards: 'Testikortit',
  testCardHint: 'Mikä tahansa tuleva päivä ja oikean mittainen turvakoodi käy.',
  asks: 'pankki pyytää vahvistuksen',
  declines: 'hylätään aina',
  confirmTitle: 'Vahvista maksu pankissasi',
  confirmText: (amount, merchant, card) => `${merchant} pyytää ${amount} kortiltasi ${card}.`,
  approve: 'Hyväksy',
  decline: 'Hylkää',
  otherEnds: 'Mitä muuta voi tapahtua',
  later: 'Palaa päättämättä',
  laterHint: 'Maksu menee läpi itsestään minuutin kuluttua.',
  timeout: 'Anna ajan kulua loppuun',
  approvalTitle: (method) => `Maksa: ${method}`,
  approvalText: (amount, merchant, method) => `${merchant} pyytää ${amount} tililtäsi (${method}).`,
  payerFields: {
    email: 'Maksavan tilin sähköposti',
    account_id: 'Maksavan tilin tunnus',
    wallet_id: 'Maksavan lompakon tunnus',
    phone_number: 'Maksava puhelinnumero',
    payid: 'Maksavan tilin PayID',
    clabe: 'Maksavan tilin CLABE',
    pix_key: 'Maksavan tilin Pix-avain',
    institution: 'Pankin numero',
    transit: 'Konttorin numero',
    routing_number: 'Reititysnumero',
    account_number: 'Maksavan tilin numero',
  },
  appTitle: (method) => `${method}-sovellus`,
  appText: (amount, merchant) => `${merchant} pyytää ${amount}. Tällä sivulla puhelin on sinun kädessäsi.`,
  invoiceTitle: (coin) => `Lähetä ${coin}`,
  invoiceRows: { network: 'Verkko', address: 'Osoite', memo: 'Viesti', rate: 'Kurssi' },
  coinAmount: 'Lähetettävä määrä',
  coinFault: 'Anna määrä, esimerkiksi 0,0005, enintään kahdeksalla desimaalilla',
  send: 'Lähetä',
  sendHint: 'Lähetä vähemmän, niin maksu on osittainen.',
  isOver: 'Kiinteän kurssin aika on ohi. Nyt lähetetty lasketaan tämän hetken kurssilla.',
  transferTitle: 'Tilisiirto pankissasi',
  transferText: (amount, merchant) => `${amount}, saaja ${merchant}. Tällä sivulla päätät, miten siirrolle käy.`,
  referenceLabel: 'Viite',
  arrives: 'Siirto saapuu',
  comesBack: 'Pankki palauttaa sen',
  phoneTitle: 'Tekstiviesti',
  phoneText: (code, amount, merchant) => `${code} on koodisi maksuun ${amount}, saaja ${merchant}.`,
  phoneHint: 'Tämä sivu on puhelin. Kirjoita koodi sivustolle.',
  ended: {
    created: 'Ei vielä päätetty',
    confirming: 'Ei vielä päätetty',
    completed: 'Maksettu',
    failed: 'Hylätty',
    cancelled: 'Peruttu',
    expired: 'Aika on ohi',
  },
  endedText: 'Voit sulkea tämän sivun ja palata sivustolle.',
  notFoundTitle: 'Maksua ei löydy',
  notFoundText: 'Tämä osoite ei kuulu millekään maksulle. Palaa kauppaan ja aloita uudelleen.',
};

/** The page's words in a site locale; languages that are not written get English. */
export function wordsOf(locale: string): Words {
  return locale === 'fi' ? fi : en;
}
