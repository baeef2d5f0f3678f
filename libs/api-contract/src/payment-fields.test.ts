import { expect, it } from 'vitest';
import { paymentFieldFault } from './payment-fields.ts';

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
  ['an address of a domain in other letters', 'email', 'aino@xn--e1afmkfd.xn--p1ai', undefined],
  ['an address with an exclamation mark', 'email', 'a!ino@gmail.com', 'email_validation'],
  ['an address with an apostrophe', 'email', "aino@gmail.com'", 'email_validation'],
  ['an address with a letter that looks like another', 'email', '\u0430ino@gmail.com', 'email_validation'],
  ['an address of a domain that ends with a hyphen', 'email', 'aino@gmail-.com', 'email_validation'],
  ['half an address', 'email', 'aino@', 'email_validation'],
  ['a phone number', 'phone_number', '+358 40 123 4567', undefined],
  ['a phone number with too many digits', 'phone_number', '+3584012345678901', 'phone_number_length_check'],
  ['a phone number with the dial code +1 twice', 'phone_number', '+1 1 416 555 0123', 'phone_number_length_check'],
  ['a phone number with an exit code', 'phone_number', '00358 40 123 4567', 'phone_number_validation'],
  ['letters in a phone number', 'phone_number', '+35840abc', 'phone_number_validation'],
  ['a short phone number', 'phone_number', '12345', 'phone_number_length_check'],
  ['a sort code', 'sort_code', '20-00-00', undefined],
  ['a UPI name', 'upi_id', 'aino@okbank', undefined],
  ['a UPI name without a bank', 'upi_id', 'aino', 'invalid_value'],
  ['a PIX key', 'pix_key', '529.982.247-25', undefined],
  ['an invalid PIX key', 'pix_key', '1234', 'invalid_value'],
  ['a name', 'beneficiary_name', 'Aino Mäki-Virtanen', undefined],
  ['a name of digits', 'beneficiary_name', '12345', 'invalid_value'],
  ['a name with hidden characters', 'beneficiary_name', 'Ai\u202eno', 'invalid_value'],
  ['nothing', 'iban', '', 'field_required'],
  ['no memo, which is optional', 'memo', '', undefined],
])('%s', (_text, name, value, fault) => {
  expect(paymentFieldFault(name, value)).toBe(fault);
});

it.each(['saved_card', 'coin', 'network', 'address'])('%s only has to be present; the operator checks it', (name) => {
  expect(paymentFieldFault(name, '?')).toBeUndefined();
  expect(paymentFieldFault(name, '')).toBe('field_required');
});
