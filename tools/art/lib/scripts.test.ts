import { describe, expect, it } from 'vitest';
import { settingOf } from './scripts.ts';

describe('the font of a title', () => {
  it.each([
    ['Crystal Séance', 'cinzel', 'cinzel'],
    ['Łódź Żółw', 'bungee', 'bungee'],
    ['Жар-птица', 'lobster', 'lobster'],
    ['Зимний волк', 'bungee', 'russo-one'],
    ['Χρυσή Μέδουσα', 'anton', 'noto-serif-display'],
    ['月影の剣', 'anton', 'dela-gothic-one'],
    ['황금 호랑이', 'anton', 'black-han-sans'],
    ['翡翠荷塘', 'anton', 'ma-shan-zheng'],
    ['हाथी का ख़ज़ाना', 'anton', 'rozha-one'],
  ])('of %s in %s is %s', (title, asked, drawn) => {
    expect(settingOf(title, asked).font.name).toBe(drawn);
  });

  it('throws an error that names a letter that no font has', () => {
    expect(() => settingOf('ظلال', 'anton')).toThrow('the title "ظلال" cannot be drawn: no font has "ظ", "ل", "ا"');
  });

  it('shapes Devanagari: a vowel sign may be drawn before the letter that it follows', () => {
    const { font } = settingOf('कि', 'anton');
    expect(font.outline('कि', 100).width).toBeLessThan(font.outline('क', 100).width + font.outline('इ', 100).width);
    expect(font.outline('क्ष', 100).steps).not.toHaveLength(font.outline('क', 100).steps.length + font.outline('ष', 100).steps.length);
  });

  it('has Greek capitals without accents', () => {
    expect(settingOf('Λαβύρινθος', 'anton').capitals('Λαβύρινθος')).toBe('ΛΑΒΥΡΙΝΘΟΣ');
  });
});
