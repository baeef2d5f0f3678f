import type { Reply } from './reply.ts';

const maxLength = 600;

/** The request and the response, to find the fault; of passwords and tokens only the first characters. */
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
