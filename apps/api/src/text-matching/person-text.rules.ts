import { plainLetters } from '@playfront/typed-text';

/** Characters that are not drawn: zero-width spaces and joiners, direction marks, soft hyphens, fillers, control characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;

/** Marks that are put on any letter, and signs beside a letter that are letters to Unicode. Those of a script of its own are part of the word. */
const marks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u02b9-\u02ff\u0640]/g;

/**
 * Marks of any script on a letter that can do without: those with case, Hebrew, Arabic and Han. Vowel signs, as in Devanagari, stay. And marks
 * on no letter.
 */
const strayMarks =
  /(?<=[\p{Lu}\p{Ll}\p{Lt}\p{Script=Latin}\p{Script=Lisu}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}]\p{M}*)\p{M}|(?<![\p{L}\p{M}])\p{M}+/gu;

/** Letters of other alphabets (left) that are drawn like Latin ones (right). Width and style variants are Unicode's own mapping (NFKD). */
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
  // Hooks, tails, curls and strokes, which Unicode does not take apart.
  ...bothCases('ƃƈƌƒƙƚƞƥƫƭƴǥȡȥȴȵȶȷȼȿɀɇɉɋɏɓɕɖɗɟɠɦɫɬɭɱɲɳɼɽɾʂʄʈʋʐʑʝʠ', 'bcdfklnpttygdzlntjcszejqybcddjghlllmnnrrrsjtvzzjq'),
  ...bothCases('ⱡⱥⱦⱨⱪⱬⱱⱳⱴꝁꞑ', 'lathkzvwvkn'),
  // As passports write them (ICAO 9303); open vowels as West African names are written without them.
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
 * A word that mixes in Latin letters is read as it looks (small `ν` is a v). One of another alphabet alone is read by its capitals
 * (`Ν` is an N), so that its case makes no difference.
 */
function replaceLookAlikes(word: string, isAsDrawn: boolean): string {
  const isCaseKept = isAsDrawn || /\p{Script=Latin}/u.test(word);
  return Array.from(word, (letter) => lookAlikes.get(isCaseKept ? letter : letter.toUpperCase()) ?? letter).join('');
}

/**
 * Text as a reader takes it: no case, accents, invisible characters, width forms or look-alike letters of other alphabets; single spaces.
 * For comparing only: it is not readable in alphabets other than Latin. `isAsDrawn` takes words of other alphabets in the case they have.
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

/** What is neither a letter nor written between the parts of a name: digits, symbols, other signs. */
const unnamed = /[^\p{L}\p{M}\p{Pd}\p{Pi}\p{Pf}\s'`.,/·]+/gu;

/** The parts of a person's name, folded; first and last names are one set, because people swap them. */
export function namePartsOf(firstName: string, lastName: string): ReadonlySet<string> {
  return new Set(namePartsInOrder(`${firstName} ${lastName}`));
}

/** The parts of a name as they are written, folded, without digits and symbols; one that is there twice stays. */
function namePartsInOrder(name: string): string[] {
  return foldLetters(name)
    .replace(unnamed, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
}
