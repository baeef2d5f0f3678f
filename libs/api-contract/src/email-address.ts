import { asCode } from '@playfront/typed-text';
import { maxEmailLength } from './field-lengths.ts';

/** Available in browsers and Node; this library is compiled without the types of either. */
declare const URL: { new (url: string): { readonly hostname: string }; canParse(url: string): boolean };

/** As mail servers accept it: a local part of 64 characters without quotes (RFC 5322, dot-atom), domain labels of 63 (RFC 1035). */
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/**
 * The form in which an email address is stored and compared: without the invisible characters and full-width letters of pasted text, the domain in
 * ASCII (`müller.example` becomes `xn--mller-kva.example`). Other text is cleaned in the same way.
 */
export function plainEmail(text: string): string {
  const address = asCode(text);
  const start = address.lastIndexOf('@') + 1;
  return start === 0 ? address : address.slice(0, start) + asciiDomain(address.slice(start));
}

function asciiDomain(domain: string): string {
  // Any other character would end the host name in a URL.
  const isInternational = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain) && /[^ -~]/.test(domain);
  const url = `http://${domain}`;
  return isInternational && URL.canParse(url) ? new URL(url).hostname : domain;
}

/** Whether a text has the form of an email address. Site and operator use this same rule. */
export function isEmail(text: string): boolean {
  const address = plainEmail(text);
  const at = address.lastIndexOf('@');
  return (
    address.length <= maxEmailLength &&
    localPart.test(address.slice(0, at)) &&
    domainName.test(address.slice(at + 1)) &&
    URL.canParse(`http://${address.slice(at + 1)}`)
  );
}
