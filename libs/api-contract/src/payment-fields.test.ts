import { expect, it } from 'vitest';
import { paymentFieldFault, paymentFieldValue } from './payment-fields.ts';

it.each([
  ['an IBAN', 'iban', 'FI21 1234 5600 0007 85', undefined],
  ['an IBAN with a digit wrong', 'iban', 'FI21 1234 5600 0007 86', 'invalid_value'],
  ['a wrong IBAN where an account would do', 'iban_or_account', 'FI21 1234 5600 0007 86', 'invalid_value'],
  ['an account where there is no IBAN', 'iban_or_account', '4005 5566 77', undefined],
  ['neither an IBAN nor an account', 'iban_or_account', '12_34', 'invalid_value'],
  ['a BIC', 'bic', 'NDEAFIHH', undefined],
  ['a BIC too short', 'bic', 'NDEA', 'invalid_value'],
  ['an address', 'email', 'aino@example.com', undefined],
  ['an address with all usual characters', 'email', 'Aino.Mari_L%1+x@mail.g-mail.co.uk', undefined],
  ['an address of a domain in Punycode', 'email', 'aino@xn--e1afmkfd.xn--p1ai', undefined],
  ['an address in quotes', 'email', '"aino"@gmail.com', 'email_validation'],
  ['an address with an apostrophe', 'email', "aino@gmail.com'", 'email_validation'],
  ['an address with a letter that looks like another', 'email', '\u0430ino@gmail.com', 'email_validation'],
  ['an address of a domain that ends with a hyphen', 'email', 'aino@gmail-.com', 'email_validation'],
  ['half an address', 'email', 'aino@', 'email_validation'],
  ['a phone number', 'phone_number', '+358 40 123 4567', undefined],
  ['a phone number with too many digits', 'phone_number', '+3584012345678901', 'phone_number_length_check'],
  ['a phone number with the dial code +1 twice', 'phone_number', '+1 1 416 555 0123', 'phone_number_length_check'],
  ['a phone number with an exit code', 'phone_number', '00358 40 123 4567', undefined],
  ['a phone number with dashes and dots', 'phone_number', '+44.7400\u2011123\u2013456', undefined],
  ['a phone number as a Pix key', 'pix_key', '+55 11 91234-5678', undefined],
  ['letters in a phone number', 'phone_number', '+35840abc', 'phone_number_validation'],
  ['a short phone number', 'phone_number', '12345', 'phone_number_length_check'],
  ['a sort code', 'sort_code', '20-00-00', undefined],
  ['a UPI name', 'upi_id', 'aino@okbank', undefined],
  ['a UPI name without a bank', 'upi_id', 'aino', 'invalid_value'],
  ['a PIX key', 'pix_key', '529.982.247-25', undefined],
  ['an invalid PIX key', 'pix_key', '1234', 'invalid_value'],
  ['a name', 'beneficiary_name', 'Aino Mäki-Virtanen', undefined],
  ['a name with a typographic apostrophe', 'beneficiary_name', 'Sean O’Connor', undefined],
  ['a name of one letter', 'beneficiary_name', '李', undefined],
  ['a name of digits', 'beneficiary_name', '12345', 'invalid_value'],
  ['a name with hidden characters', 'beneficiary_name', 'Ai\u202eno', undefined],
  ['a name with a zero-width joiner between letters', 'beneficiary_name', 'علی\u200cرضا', undefined],
  ['a name of hidden characters', 'beneficiary_name', '\u202e\u200b', 'field_required'],
  ['an IBAN after its label', 'iban', 'IBAN: fi21 1234 5600 0007 85', undefined],
  ['the label of an IBAN alone', 'iban', 'IBAN: ', 'field_required'],
  ['an IBAN after its label, with a digit wrong', 'iban_or_account', 'IBAN FI21 1234 5600 0007 86', 'invalid_value'],
  ['an account with another dash', 'iban_or_account', '4005\u20135566\u00a077', undefined],
  ['an account number of full-width digits', 'account_number', '４００５５５６６', undefined],
  ['an account number of Arabic digits', 'account_number', '٤٠٠٥٥٥٦٦', undefined],
  ['an account number of three digits', 'account_number', '4-0-0', 'invalid_value'],
  ['a sort code with another dash', 'sort_code', '\u200e20\u201100\u201100', undefined],
  ['a sort code of Persian digits', 'sort_code', '۲۰۰۰۰۰', undefined],
  ['an institution of full-width digits', 'institution', '００１', undefined],
  ['a transit number with a letter', 'transit', '0001l', 'invalid_value'],
  ['a one-time code of Arabic digits', 'otp', '١٢٣٤٥٦', undefined],
  ['an email address with an invisible character', 'email', '\ufeffaino@example.com', undefined],
  ['an empty IBAN', 'iban', '', 'field_required'],
  ['no memo, which is optional', 'memo', '', undefined],
])('%s', (_text, name, value, fault) => {
  expect(paymentFieldFault(name, value)).toBe(fault);
});

it.each(['saved_card', 'coin', 'network', 'address'])('%s only has to be present; the operator checks it', (name) => {
  expect(paymentFieldFault(name, '?')).toBeUndefined();
  expect(paymentFieldFault(name, '')).toBe('field_required');
});

it.each([
  ['an IBAN', 'iban', ' IBAN: fi21 1234 5600 0007 85', 'FI2112345600000785'],
  ['an IBAN where an account would do', 'iban_or_account', 'fi21-1234-5600-0007-85', 'FI2112345600000785'],
  ['an account', 'account_number', '4005 5566\u201377', '4005556677'],
  ['a BIC', 'bic', 'ndea fi hh', 'NDEAFIHH'],
  ['a sort code', 'sort_code', '20-00-00', '200000'],
  ['a CPF', 'cpf', '529.982.247-25', '52998224725'],
  ['a CPF for a PIX key', 'pix_key', '529.982.247-25', '52998224725'],
  ['a mail address for a PIX key', 'pix_key', ' Ai-no@example.com', 'Ai-no@example.com'],
  ['a wallet', 'wallet_id', '\u200bai-no', 'ai-no'],
  ['a coin address', 'address', 'TR7N\u200bHqje ', 'TR7NHqje'],
  ['a name', 'beneficiary_name', ' Aino Mäki-Virtanen\u2069', 'Aino Mäki-Virtanen'],
  ['a street', 'recipient_address', 'Hämeenkatu 1–3', 'Hämeenkatu 1–3'],
])('%s is stored in one form', (_text, name, typed, value) => {
  expect(paymentFieldValue(name, typed)).toBe(value);
  expect(paymentFieldValue(name, value)).toBe(value);
});
