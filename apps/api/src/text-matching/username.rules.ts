import { foldLetters } from './person-text.rules.ts';

/**
 * A username as a reader takes it: look-alike letters and digits are one, and all signs between words are one. Two players never have the
 * same. For comparing only.
 */
export function usernameSkeleton(username: string): string {
  const drawn = foldLetters(username, { isAsDrawn: true })
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1i|!]/g, 'l')
    .replace(/0/g, 'o');
  const words = drawn.replace(/[^\p{L}\p{M}\p{N}\p{S}]+/gu, '-').replace(/^-|-$/g, '');
  // A name of signs only.
  return words || drawn;
}

const digitsAsLetters: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's' };

function spoken(text: string): string {
  return usernameSkeleton(text).replace(/[34578$]/g, (sign) => digitsAsLetters[sign] ?? sign);
}

/** Roles that speak for the operator, also where a name only begins or ends with them. */
const loudRoles = [
  'admin',
  'moderator',
  'helpdesk',
  'support team',
  'customer support',
  'customer service',
  'webmaster',
  'postmaster',
  'no reply',
  'customer care',
  'live chat',
  'chat agent',
  'account manager',
  ...['asiakaspalvelu', 'ylläpito', 'ylläpitäjä', 'kundservice', 'kundservis', 'kundeservice', 'kundenservice', 'kundendienst', 'klantenservice'],
  ...['kundesupport', 'klienditugi', 'service client', 'soporte', 'atendimento', 'assistenza', 'suporte', 'obsługa klienta'],
  ...['ügyfélszolgálat', 'zákaznická podpora', 'müşteri hizmetleri', 'администратор', 'модератор', 'техподдержка', 'служба поддержки', 'поддержка'],
  ...['підтримка', 'адміністратор', 'υποστήριξη', 'διαχειριστής', '客服', '管理员', '管理者', 'サポート', '고객센터', '관리자', 'الدعم', 'תמיכה'],
].map((role) => spoken(role).replaceAll('-', ''));
/** Roles that speak for the operator, as a word of a name. */
const roles = new Set([
  ...loudRoles,
  ...[
    'support',
    'staff',
    'operator',
    'official',
    'security',
    'payments',
    'compliance',
    'kyc',
    'manager',
    'automated',
    'automatic',
    'asiakastuki',
    'finance',
    'billing',
    'accounting',
    'fraud',
    'administrador',
    'amministratore',
    'yönetici',
  ].map(spoken),
]);
/** Harmless as a part of a name, but not as the whole. */
const wholeNames = new Set(
  [
    'mod',
    'help',
    'team',
    'service',
    'system',
    'security',
    'root',
    'info',
    'casino',
    'cashier',
    'croupier',
    'dealer',
    'hilfe',
    'ceo',
    'payments',
    'compliance',
    'kyc',
    'manager',
  ].map(spoken),
);

/** Whether a username poses as the operator or one of its brands. */
export function isStaffName(username: string, brandNames: readonly string[]): boolean {
  const brands = brandNames.map((name) => spoken(name).replaceAll('-', ''));
  // `admin7` is read with and without its digits, `4dm1n` with them.
  return [username, username.replace(/\d/g, '')].map(spoken).some((name) => {
    const joined = name.replaceAll('-', '');
    return (
      brands.some((brand) => brand !== '' && joined.includes(brand)) ||
      loudRoles.some((role) => joined.startsWith(role) || joined.endsWith(role)) ||
      wholeNames.has(joined) ||
      name.split('-').some((word) => roles.has(word))
    );
  });
}
