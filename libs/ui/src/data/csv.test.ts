import { describe, expect, it } from 'vitest';
import { csvCell, csvFile, csvNumberCell, csvTextCell } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['Aino Mäkelä', 'Aino Mäkelä'],
    ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
    ['+358401234567', '+358401234567'],
    ['+1+cmd', "'+1+cmd"],
    ['-2+3', "'-2+3"],
    ['-7.50', '-7.50'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['Linnankatu 1, Turku', '"Linnankatu 1, Turku"'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('%j is written as %j', (text, cell) => expect(csvCell(text)).toBe(cell));
});

describe('a cell that stays text', () => {
  it.each([
    ['00123', "'00123"],
    ['12345678901234567890', "'12345678901234567890"],
    ['1e10', "'1e10"],
    ['6f1c9c1e-3a53-4f0e-9d52-8f6a1f9b7c10', '6f1c9c1e-3a53-4f0e-9d52-8f6a1f9b7c10'],
  ])('%j is written as %j', (text, cell) => expect(csvTextCell(text)).toBe(cell));
});

it('a file has a byte order mark, and ends every line with CRLF', () => {
  expect(csvFile([['a', 'b'], ['1']], 'en')).toBe('\uFEFFa,b\r\n1\r\n');
});

it('a file for a computer with a decimal comma has semicolons', () => {
  expect(csvFile([[csvCell('Aino; Oy'), csvNumberCell('-1250.50', 'fi-FI'), csvCell('1234.56')]], 'fi-FI')).toBe(
    '\uFEFF"Aino; Oy";-1250,50;1234.56\r\n',
  );
});
