import { describe, expect, test } from 'vitest';
import { compactAccount, isBic, isClabe, isCpf, isIban, isRoutingNumber } from './account-rules.ts';

describe('account numbers', () => {
  test.each([
    ['an IBAN as printed', isIban, 'FI21 1234 5600 0007 85', true],
    ['an IBAN in lower case', isIban, 'de89370400440532013000', true],
    ['the longest IBAN', isIban, 'MT84MALT011000012345MTLCAST001S', true],
    ['an IBAN with two digits swapped', isIban, 'FI12 1234 5600 0007 85', false],
    ['an IBAN too short for its country', isIban, 'DE8937040044053201300', false],
    ['an IBAN too long for its country', isIban, 'FI21123456000007850', false],
    ['an IBAN of the United States, which has none', isIban, 'US64SVBKUS6S3300958879', false],
    ['an IBAN of an unknown country', isIban, 'ZZ1812345678901234', false],
    ['an IBAN of Saudi Arabia', isIban, 'SA0380000000608010167519', true],
    ['an IBAN of Saudi Arabia too short', isIban, 'SA6380000000608010167', false],
    ['an IBAN of Brazil', isIban, 'BR1800360305000010009795493C1', true],
    ['an IBAN with letters where its country has digits', isIban, 'FI21 1234 5600 0007 8A', false],
    ['an IBAN with check digits 00', isIban, 'GB00HLFX11016111455365', false],
    ['the same with the check digits that it should have', isIban, 'GB97HLFX11016111455365', true],
    ['an IBAN with check digits 01', isIban, 'DE01370400440000000042', false],
    ['an IBAN with check digits 99', isIban, 'FI9912345600000060', false],
    ['an IBAN whose account has another check digit than its country uses', isIban, 'NO6686011117948', true],
    ['an IBAN with full-width letters', isIban, 'ＦＩ２１１２３４５６０００００７８５', true],
    ['an IBAN with a Cyrillic letter that looks Latin', isIban, 'F\u04062112345600000785', false],
    ['an empty text', isIban, '', false],
    ['a BIC', isBic, 'NDEAFIHH', true],
    ['a BIC that begins like a label', isBic, 'IBANUS33', true],
    ['a BIC of a branch', isBic, 'deutdeffXXX', true],
    ['a BIC in groups', isBic, 'NDEA-FI HH\u200b', true],
    ['a BIC of full-width letters', isBic, 'ｎｄｅａｆｉｈｈ', true],
    ['a BIC of nine characters', isBic, 'NDEAFIHHX', false],
    ['a BIC with a digit in the country', isBic, 'NDEA1IHH', false],
    ['a routing number', isRoutingNumber, '021000021', true],
    ['a routing number of full-width digits', isRoutingNumber, '０２１０００　０２１', true],
    ['a routing number of Arabic digits', isRoutingNumber, '٠٢١٠٠٠٠٢١', true],
    ['a routing number with an invisible character', isRoutingNumber, '\u200e021000021', true],
    ['a routing number with a digit wrong', isRoutingNumber, '021000022', false],
    ['a routing number of zeros', isRoutingNumber, '000000000', false],
    ['a CLABE', isClabe, '032180000118359719', true],
    ['a CLABE in groups', isClabe, '032 180 00011835971\u20119', true],
    ['a CLABE of full-width digits', isClabe, '０３２１８００００１１８３５９７１９', true],
    ['a CLABE with a digit wrong', isClabe, '032180000118359718', false],
    ['a CPF as written', isCpf, '529.982.247-25', true],
    ['a CPF of full-width characters', isCpf, '５２９．９８２．２４７－２５', true],
    ['a CPF with another dash and an invisible character', isCpf, '529.982.247\u201325\u2069', true],
    ['a CPF with a digit wrong', isCpf, '529.982.247-26', false],
    ['a CPF of ones', isCpf, '11111111111', false],
  ])('%s: %s', (_text, check, number, isGood) => {
    expect(check(number)).toBe(isGood);
  });
});

describe('the compact form of an account number', () => {
  test.each([
    ['as printed', 'FI21 1234 5600 0007 85'],
    ['in lower case', 'fi2112345600000785'],
    ['between no-break and narrow spaces', '\u00a0FI21\u202f1234\u00a056000007\u300085\t'],
    ['with line breaks', 'FI21 1234\r\n5600 0007 85\n'],
    ['with zero-width characters', '\ufeffFI21\u200b1234\u200d5600\u20600007\u00ad85\u200e'],
    ['with hyphens', 'FI21-1234-5600-0007-85'],
    ['with dashes of all lengths', 'FI21\u20101234\u20115600\u20130007\u201485\u2212'],
    ['of full-width letters', 'ＦＩ２１　１２３４　５６００　０００７　８５'],
    ['of Arabic digits', 'FI٢١١٢٣٤٥٦٠٠٠٠٠٧٨٥'],
    ['after its label', 'IBAN: FI21 1234 5600 0007 85'],
    ['after its label in lower case', 'iban:fi2112345600000785'],
    ['after its label in full-width letters', 'ＩＢＡＮ：FI2112345600000785'],
    ['after its label without a colon', '\u200eIBAN FI21 1234 5600 0007 85'],
  ])('%s', (_text, typed) => {
    expect(compactAccount(typed)).toBe('FI2112345600000785');
    expect(isIban(typed)).toBe(true);
  });
});
