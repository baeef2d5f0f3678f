/* The script of a card field's frame, and of the hidden frame that sends the card. The site around them never reads a value. */

const numberLengths = [12, 19];

/** Card schemes by their first digits, as they are shown. */
const brands = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Diners Club', /^3(0[0-5]|[689])/],
  ['JCB', /^35(2[89]|[3-8])/],
  ['Discover', /^(6011|64[4-9]|65)/],
  ['UnionPay', /^62/],
  ['Maestro', /^(50|5[6-8]|6)/],
];

/** The value of a digit of any script: the distance to the zero of its row. */
function digitOf(character) {
  const code = character.codePointAt(0);
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

const asciiDigits = (text) => text.replace(/(?![0-9])\p{Nd}/gu, digitOf);
const digitsOf = (text) => asciiDigits(text).replaceAll(/\D/g, '');

export function brandOf(number) {
  return brands.find(([, prefix]) => prefix.test(digitsOf(number)))?.[0] ?? '';
}

function groupNumber(typed) {
  const digits = digitsOf(typed).slice(0, numberLengths[1]);
  if (/^3[47]/.test(digits)) return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** `MM / YY`: a first digit above 1 gets a leading zero, a year of four digits loses its century. */
function formatExpiry(typed) {
  const [first = '', ...others] = asciiDigits(typed).split(/\D+/).filter(Boolean);
  const month = first.length === 1 && (others.length > 0 || first > '1') ? `0${first}` : first;
  const digits = month + others.join('');
  const padded = Number(digits.slice(0, 2)) > 12 ? `0${digits}` : digits;
  return [padded.slice(0, 2), shortYear(padded.slice(2))].filter(Boolean).join(' / ');
}

/** A year of four digits that is being typed keeps its century until the last digit. */
function shortYear(digits) {
  if (!digits.startsWith('20')) return digits.slice(0, 2);
  return digits.length > 3 ? digits.slice(2, 4) : digits;
}

const masks = { number: groupNumber, expiry: formatExpiry, cvv: (typed) => digitsOf(typed).slice(0, 4) };

export function maskOf(field, typed) {
  return masks[field](typed);
}

function passesLuhn(digits) {
  const values = [...digits].reverse().map((digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return doubled > 9 ? doubled - 9 : doubled;
  });
  return values.reduce((sum, value) => sum + value, 0) % 10 === 0;
}

function numberFault(text) {
  const digits = digitsOf(text);
  const [shortest, longest] = brandOf(digits) === 'American Express' ? [15, 15] : numberLengths;
  return digits.length < shortest || digits.length > longest || !passesLuhn(digits) ? 'invalid' : undefined;
}

function expiryFault(text, now) {
  const match = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(text);
  if (!match) return 'invalid';
  // A card is valid until the last day of its month.
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) <= now.getTime() ? 'expired' : undefined;
}

const faults = { number: numberFault, expiry: expiryFault, cvv: (text) => (/^\d{3,4}$/.test(text) ? undefined : 'invalid') };

/** The error of a field, or undefined if its content is complete. */
export function faultOf(field, text, now) {
  return text === '' ? 'required' : faults[field](text, now);
}

/** Formats the field and keeps the caret after the same digit. */
function applyMask(input) {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
  input.value = maskOf(input.name, input.value);
  let place = 0;
  for (let seen = 0; place < input.value.length && seen < digitsBefore; place += 1) if (/\d/.test(input.value[place])) seen += 1;
  const target = isAtEnd ? input.value.length : place;
  input.setSelectionRange(target, target);
}

function startField(input, post, listen) {
  const isNumber = input.name === 'number';
  const report = () => {
    if (isNumber) post({ state: 'brand', brand: brandOf(input.value) });
    const error = faultOf(input.name, input.value, new Date());
    post(error ? { state: 'invalid', error } : { state: 'valid' });
  };
  input.addEventListener('input', () => [applyMask(input), report()]);
  input.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    // A whole number replaces the old one, also without a selection.
    if (!isNumber || digitsOf(pasted).length < numberLengths[0]) return;
    event.preventDefault();
    input.value = maskOf('number', pasted);
    report();
  });
  input.addEventListener('focus', () => post({ state: 'focused' }));
  input.addEventListener('blur', () => post({ state: 'blurred' }));
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) post({ state: 'entered' });
  });
  addEventListener('focus', ({ target }) => {
    if (target === window) input.focus();
  });
  listen(({ action, error }) => {
    if (action === 'focus') input.focus();
    if (action !== 'describe') return;
    document.querySelector('#error').textContent = error;
    input.toggleAttribute('aria-invalid', false);
    if (error) input.setAttribute('aria-invalid', 'true');
  });
  post({ state: 'ready' });
  report();
}

/** The value of a field in the frame beside this one; frames of other origins cannot be read. */
function valueOf(name) {
  for (let index = 0; index < parent.length; index += 1) {
    try {
      const frame = parent[index];
      const input = frame.location.pathname === location.pathname ? frame.document.querySelector(`input[name="${name}"]`) : null;
      if (input) return input.value;
    } catch {
      // Another origin.
    }
  }
  return '';
}

function startController({ initial, cardUrl }, post, listen) {
  let isSending = false;
  listen(async ({ action, holder }) => {
    if (action !== 'submit' || isSending) return;
    isSending = true;
    try {
      const card = { holder, number: valueOf('number'), expiry: valueOf('expiry'), cvv: valueOf('cvv') };
      const response = await fetch(cardUrl, { method: 'POST', body: new URLSearchParams(card) });
      if (!response.ok) throw new Error(String(response.status));
      post(await response.json());
    } catch {
      post({ state: 'failed' });
    }
    isSending = false;
  });
  post({ state: 'ready' });
  // The card was sent before, such as from another tab.
  if (initial) post(JSON.parse(initial));
}

function start() {
  const { site, ...data } = document.querySelector('main').dataset;
  const post = (message) => parent.postMessage({ source: 'payment', ...message }, site);
  const listen = (take) =>
    addEventListener('message', ({ data: message, origin, source }) => {
      if (origin === site && source === parent && message?.source === 'site') void take(message);
    });
  const input = document.querySelector('input');
  if (input) startField(input, post, listen);
  else startController(data, post, listen);
}

if (typeof document !== 'undefined') start();
