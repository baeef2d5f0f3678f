import type { CardFault, CardField } from './card.rules.ts';

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
  notFoundTitle: 'Maksua ei löydy',
  notFoundText: 'Tämä osoite ei kuulu millekään maksulle. Palaa kauppaan ja aloita uudelleen.',
};

/** The page's words in a site locale; languages that are not written get English. */
export function wordsOf(locale: string): Words {
  return locale === 'fi' ? fi : en;
}
