import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters, namePartsOf } from './person-text.rules.ts';

describe('folded letters', () => {
  it.each([
    ['case', 'LAINE', 'laine'],
    ['accents', 'Väinö Œuvré', 'vaino oeuvre'],
    ['letters that Unicode does not decompose', 'Łukasz Sørensen Weiß Æsir Đorđe Işık', 'lukasz sorensen weiss aesir dorde isik'],
    ['a zero-width space', 'Lai\u200bne', 'laine'],
    ['a soft hyphen, a joiner and a direction mark', 'L\u00ada\u200di\u202ene', 'laine'],
    ['a Hangul filler and a Braille blank', 'Lai\u3164n\u2800e', 'laine'],
    ['stacked marks', 'L\u0336a\u20d2i\u1ab0ne', 'laine'],
    ['marks of other scripts', 'L\u0483a\u05bfi\u0489n\u0485e\u{1cf42}', 'laine'],
    ['a mark on a Cyrillic letter', 'Lа\u0483ine', 'laine'],
    ['marks on no letter', '\u0483Lain\u20dde \u0489', 'laine'],
    ['modifier letters', 'Lai\u02bcne\u02b9', 'laine'],
    ['Lisu letters', 'ꓮꓲꓠꓳ', 'aino'],
    ['Cherokee letters', 'ᎪᏆno ꭺᏆno', 'aino aino'],
    ['points of Hebrew and Arabic', 'מֹשֶׁה أَحْمَد', 'משה احمد'],
    ['full width', 'Ｌａｉｎｅ', 'laine'],
    ['mathematical letters', '𝐋𝒶𝓲𝗻𝚎', 'laine'],
    ['Cyrillic letters', 'Lаinе', 'laine'],
    ['a Cyrillic capital', 'Нelena', 'helena'],
    ['Greek letters', 'Αinο Lαine', 'aino laine'],
    ['a Greek small letter that looks different from its capital', 'Eνa', 'eva'],
    ['hooked letters', 'ɓaɗaƙa Ƴusuf Ɓala Ɗan', 'badaka yusuf bala dan'],
    ['hooks, tails and strokes', 'Ɲaŋa ʈʋɖɽ Ħŧ Ⱦȼ', 'nana tvdr ht tc'],
    ['letters that passports replace', 'Ɔfɔri Əliyev Ŋdiaye', 'ofori eliyev ndiaye'],
    ['small capitals', 'ʟᴀɪɴᴇ', 'laine'],
    ['a word of Cyrillic look-alikes only', 'СОСО', 'coco'],
    ['spaces', '  Aino \u00a0\t Laine ', 'aino laine'],
  ])('are the same with %s', (_what, written, folded) => expect(foldLetters(written)).toBe(folded));

  it.each([
    ['Нина', 'НИНА'],
    ['Νίκος', 'ΝΙΚΟΣ'],
    ['Ալեքսանդր', 'ԱԼԵՔՍԱՆԴՐ'],
  ])('of another alphabet are the same in capitals: %s', (written, capitals) => expect(foldLetters(capitals)).toBe(foldLetters(written)));

  it.each([
    ['Laine', 'Lane'],
    ['Анна', 'Инна'],
    ['नमस्ते', 'नमसत'],
  ])('distinguish %s from %s', (one, other) => expect(foldLetters(one)).not.toBe(foldLetters(other)));

  it('are the same with invisible characters between them', () => {
    const hidden = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\ufe0f', '\u3164', '\u{e0020}', '\u0000'];
    const text = fc.string({ unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...hidden),
        text,
        (before, mark, after) => foldLetters(before + mark + after) === foldLetters(before + after),
      ),
    );
  });
});

describe('every mark of Unicode', () => {
  it('makes no difference on a Latin letter', () => {
    const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((sign) => /\p{M}/u.test(sign));
    expect(all.length).toBeGreaterThan(2000);
    expect(all.filter((mark) => foldLetters(`Lai${mark}n${mark}${mark}e`) !== 'laine')).toEqual([]);
  });
});

describe('parts of a name', () => {
  it.each([
    ['Anna-Maria', "O'Brien", ['anna', 'maria', 'o', 'brien']],
    ['J. R.', 'van der Berg', ['j', 'r', 'van', 'der', 'berg']],
    ['Anna‐Maria', 'O’Brien', ['anna', 'maria', 'o', 'brien']],
    ['Aino', 'Aino', ['aino']],
    ['Ai2n2o', 'Laine22', ['aino', 'laine']],
    ['A|i$no', 'La_i*n=e 3 (2)', ['aino', 'laine']],
    ['O`Hara', 'Gal·la', ['o', 'hara', 'gal', 'la']],
    ['नमस्ते', '田中', ['नमस्ते', '田中']],
    ['\u200b', '-', []],
  ])('%s %s', (first, last, parts) => expect([...namePartsOf(first, last)]).toEqual(parts));

  it('are a set: swapped names are the same', () => expect(namePartsOf('Laine', 'Aino')).toEqual(namePartsOf('Aino', 'Laine')));
});
