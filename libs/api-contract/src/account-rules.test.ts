import { describe, expect, test } from 'vitest';
import { isBic, isClabe, isCpf, isIban, isRoutingNumber } from './account-rules.ts';

describe('account numbers', () => {
  test.each([
    ['an IBAN as printed', isIban, 'FI21 1234 5600 0007 85', true],
    ['an IBAN in small letters', isIban, 'de89370400440532013000', true],
    ['the longest IBAN', isIban, 'MT84MALT011000012345MTLCAST001S', true],
    ['an IBAN with two digits swapped', isIban, 'FI12 1234 5600 0007 85', false],
    ['an IBAN too short for its country', isIban, 'DE8937040044053201300', false],
    ['an IBAN of a country without one', isIban, 'US64SVBKUS6S3300958879', true],
    ['nothing', isIban, '', false],
    ['a BIC', isBic, 'NDEAFIHH', true],
    ['a BIC of a branch', isBic, 'deutdeffXXX', true],
    ['a BIC of nine', isBic, 'NDEAFIHHX', false],
    ['a BIC with a digit in the country', isBic, 'NDEA1IHH', false],
    ['a routing number', isRoutingNumber, '021000021', true],
    ['a routing number with a digit wrong', isRoutingNumber, '021000022', false],
    ['a routing number of noughts', isRoutingNumber, '000000000', false],
    ['a CLABE', isClabe, '032180000118359719', true],
    ['a CLABE with a digit wrong', isClabe, '032180000118359718', false],
    ['a CPF as written', isCpf, '529.982.247-25', true],
    ['a CPF with a digit wrong', isCpf, '529.982.247-26', false],
    ['a CPF of ones', isCpf, '11111111111', false],
  ])('%s: %s', (_text, check, number, isGood) => {
    expect(check(number)).toBe(isGood);
  });
});
