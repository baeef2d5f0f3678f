export { DialPhoneField, type DialPhoneFieldProps } from './DialPhoneField.tsx';
export { countryCodes } from './dial-codes.ts';
export { dialCountryFor, phoneNumberOf, phonePartsOf, type PhoneParts } from './phone-parts.ts';
