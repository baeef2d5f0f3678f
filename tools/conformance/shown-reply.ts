import type { Reply } from './reply.ts';

const maxLength = 600;

/** Request and response as text for the report, with passwords and tokens shortened to their first characters. */
export function shownReply(reply: Reply | undefined): string {
  if (!reply) return '';
  const { sent, httpStatus, text } = reply;
  const authorization = sent.authorization ? `  (${sent.authorization.slice(0, 13)}…)` : '';
  const body = sent.body === undefined ? '' : `  ${cut(withoutSecrets(sent.body))}`;
  return `    request   ${sent.method} ${sent.url}${authorization}${body}\n    response  ${httpStatus} ${cut(withoutSecrets(text))}\n`;
}

function withoutSecrets(json: string): string {
  return json.replace(/"(\w*password|accessToken|refreshToken|token)":"([^"]{0,4})[^"]*"/gi, '"$1":"$2…"');
}

function cut(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}… (${text.length} characters)` : text;
}
