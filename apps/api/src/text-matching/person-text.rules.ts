import { plainLetters } from '@playfront/typed-text';

/** Characters that are not drawn: zero-width spaces and joiners, direction marks, soft hyphens, fillers, control characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;

/** Marks that combine with any letter, and modifier signs that Unicode classes as letters. Marks of a single script are part of the word. */
const marks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u02b9-\u02ff\u0640]/g;

/**
 * Marks of any script on letters of cased scripts, Hebrew, Arabic and Han, which are readable without them, and marks without a letter. Vowel signs,
 * as in Devanagari, are not removed.
 */
const strayMarks =
  /(?<=[\p{Lu}\p{Ll}\p{Lt}\p{Script=Latin}\p{Script=Lisu}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}]\p{M}*)\p{M}|(?<![\p{L}\p{M}])\p{M}+/gu;

/** Letters of other alphabets (left) that look like Latin ones (right). NFKD already maps width and style variants. */
const lookAlikes = new Map<string, string>([
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϿϳ', 'abezhikmnoptyxccj'),
  ...pairs('αβγεηικνορςστυχωϲ', 'abyenikvopsotuxwc'),
  ...pairs('АВЕЅІЈКМНОРСТУХҮԀԚԜҺӀЬҒ', 'abesijkmhopctyxydqwhibf'),
  ...pairs('авгеѕіјклмнопрстухүԁԛԝһӏьѵ', 'abresijklmhonpctyxydqwhlbv'),
  ...pairs('ՏՕՍԼհոսցօյ', 'soulhnugoj'),
  ...pairs('ɑɡɩʏǀᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡᴢ', 'agiylabcdefghijklmnoprstuvwz'),
  // Lisu, Cherokee and Coptic.
  ...pairs('ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpdtgkjczfmnlsrvhwxyaeiou'),
  ...bothCases('ꭰꮟꮯꭼꮐꮋꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮓꭺꮖᏼ', 'dbceghjklmprstvwzaib'),
  ...bothCases('ⲁⲃⲉⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ', 'abezhikmnopctyx'),
  ...bothCases('ħŧƶɨʉƀɍ', 'htziubr'),
  // Letters with hooks, tails, curls and strokes, which Unicode does not decompose.
  ...bothCases('ƃƈƌƒƙƚƞƥƫƭƴǥȡȥȴȵȶȷȼȿɀɇɉɋɏɓɕɖɗɟɠɦɫɬɭɱɲɳɼɽɾʂʄʈʋʐʑʝʠ', 'bcdfklnpttygdzlntjcszejqybcddjghlllmnnrrrsjtvzzjq'),
  ...bothCases('ⱡⱥⱦⱨⱪⱬⱱⱳⱴꝁꞑ', 'lathkzvwvkn'),
  // As transliterated in passports (ICAO 9303); open vowels as in West African names in plain Latin letters.
  ...bothCases('ŋəĸɛɔ', 'nekeo'),
]);

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((letter, index) => [letter, to.charAt(index)]);
}

function bothCases(from: string, to: string): [string, string][] {
  return pairs(from, to).flatMap(([letter, plain]): [string, string][] => [
    [letter, plain],
    [letter.toUpperCase(), plain],
  ]);
}

/**
 * In a word with Latin letters each letter is replaced by its look-alike (small `ν` by v). A word of another alphabet only is compared by its
 * capitals (`Ν` by N), so that case makes no difference.
 */
function replaceLookAlikes(word: string, isAsDrawn: boolean): string {
  const isCaseKept = isAsDrawn || /\p{Script=Latin}/u.test(word);
  return Array.from(word, (letter) => lookAlikes.get(isCaseKept ? letter : letter.toUpperCase()) ?? letter).join('');
}

/**
 * Text for comparing: without case, accents, invisible characters, width forms and look-alike letters of other alphabets, with single spaces. It is
 * not readable in alphabets other than Latin. With `isAsDrawn`, words of other alphabets are not compared by their capitals.
 */
export function foldLetters(text: string, { isAsDrawn = false }: { isAsDrawn?: boolean } = {}): string {
  return plainLetters(visibleLetters(text).replace(/\S+/g, (word) => replaceLookAlikes(word, isAsDrawn)));
}

function visibleLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\t-\r]/g, ' ')
    .replace(invisible, '')
    .replace(marks, '')
    .replace(strayMarks, '');
}

/** Characters that neither belong to a name nor separate its parts: digits, symbols and other signs. */
const unnamed = /[^\p{L}\p{M}\p{Pd}\p{Pi}\p{Pf}\s'`.,/·]+/gu;

/** The parts of a person's name, folded; first and last names are one set, because people swap them. */
export function namePartsOf(firstName: string, lastName: string): ReadonlySet<string> {
  return new Set(namePartsInOrder(`${firstName} ${lastName}`));
}

/** The parts of a name in their order, folded, without digits and symbols; with duplicates. */
function namePartsInOrder(name: string): string[] {
  return foldLetters(name)
    .replace(unnamed, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
}
