/** Numbers of digits of a card number (ISO/IEC 7812). */
const minLength = 12;
const maxLength = 19;
/** American Express has one length only. */
const amexPattern = /^3[47]/;
const amexLength = 15;

/** Whether digits are a possible card number: of a valid length, with the right check digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const isLength = amexPattern.test(digits) ? digits.length === amexLength : digits.length >= minLength && digits.length <= maxLength;
  return isLength && passesLuhn(digits);
}

/** Whether the last digit is the check digit of the others, by Luhn's algorithm. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
