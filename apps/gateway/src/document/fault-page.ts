import { pagePolicy } from '../security/content-security-policy.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { PageFrame } from './page-frame.ts';

/** Faults the gateway answers itself, without a build. */
export type Fault = 'malformed' | 'too-long' | 'method' | 'broken' | 'unreachable' | 'busy' | 'too-many' | 'too-large';

const statusOfFault = {
  malformed: 400,
  'too-long': 414,
  method: 405,
  broken: 500,
  unreachable: 502,
  busy: 503,
  'too-many': 429,
  'too-large': 413,
} as const satisfies Record<Fault, number>;

type Words = { title: string; text: string; action: string };

const texts: Record<'en' | 'fi', Record<Fault, Words>> = {
  en: {
    malformed: { title: 'This address does not work', text: 'There is something in it that we cannot read.', action: 'Go to the start page' },
    'too-long': { title: 'This address is too long', text: 'We cannot read all of it.', action: 'Go to the start page' },
    method: { title: 'This does not work here', text: 'Pages can only be opened.', action: 'Go to the start page' },
    broken: { title: 'Something went wrong on our side', text: 'Nothing you had is lost. Please try again in a moment.', action: 'Retry' },
    unreachable: {
      title: 'We cannot reach our games right now',
      text: 'Your money and your bets are safe. Please try again in a moment.',
      action: 'Retry',
    },
    busy: { title: 'We are very busy', text: 'Please try again in a few seconds.', action: 'Retry' },
    'too-many': {
      title: 'Too many requests',
      text: 'Your connection has asked for a lot of pages in a short time. Please wait a few seconds and try again.',
      action: 'Retry',
    },
    'too-large': { title: 'That was too large', text: 'We cannot take that much at once.', action: 'Go to the start page' },
  },
  fi: {
    malformed: { title: 'Tämä osoite ei toimi', text: 'Osoitteessa on jotain, mitä emme voi lukea.', action: 'Siirry etusivulle' },
    'too-long': { title: 'Tämä osoite on liian pitkä', text: 'Emme pysty lukemaan sitä kokonaan.', action: 'Siirry etusivulle' },
    method: { title: 'Tämä ei toimi täällä', text: 'Sivuja voi vain avata.', action: 'Siirry etusivulle' },
    broken: { title: 'Meillä tapahtui virhe', text: 'Mitään ei ole menetetty. Yritä hetken kuluttua uudelleen.', action: 'Yritä uudelleen' },
    unreachable: {
      title: 'Emme saa juuri nyt yhteyttä peleihin',
      text: 'Rahasi ja panoksesi ovat tallessa. Yritä hetken kuluttua uudelleen.',
      action: 'Yritä uudelleen',
    },
    busy: { title: 'Meillä on nyt ruuhkaa', text: 'Yritä muutaman sekunnin kuluttua uudelleen.', action: 'Yritä uudelleen' },
    'too-many': {
      title: 'Liian monta pyyntöä',
      text: 'Yhteydestäsi on avattu lyhyessä ajassa hyvin monta sivua. Odota muutama sekunti ja yritä uudelleen.',
      action: 'Yritä uudelleen',
    },
    'too-large': { title: 'Lähetys oli liian suuri', text: 'Emme voi ottaa vastaan näin paljon kerralla.', action: 'Siirry etusivulle' },
  },
};

const styles =
  'body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:var(--page);color:var(--text);font:16px/1.5 var(--font-text)}' +
  'main{box-sizing:border-box;width:100%;max-width:30rem;padding:2rem;text-align:center}svg{width:3rem;height:3rem}h1{margin:1rem 0 .5rem;font:700 1.75rem/1.2 var(--font-display)}p{margin:0 0 1.5rem;color:var(--dim)}' +
  'a{display:inline-block;padding:.75rem 1.5rem;border-radius:var(--r-ctl);background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}small{display:block;margin-top:1.5rem;color:var(--dim)}';

export type FaultPage = { status: number; html: string; policy: string };

/** A small page in the brand's colours that needs no build and no API; `requestId` is what a player can quote to support. */
export function faultPage(frame: PageFrame, fault: Fault, url: string, requestId: string): FaultPage {
  const language = /^\/fi(\/|\?|$)/.test(url) ? 'fi' : 'en';
  const home = language === 'fi' ? '/fi' : '/';
  const { title, text, action } = texts[language][fault];
  const goesHome = action !== texts[language].broken.action;
  const css = frame.brandStyles + styles;
  const html =
    `<!doctype html><html lang="${language}" data-brand="${frame.brandId}" data-theme="${frame.defaultScheme}"><head>${frame.metaTags}` +
    `<script>${frame.bootScript}</script><title>${escapeHtml(`${title} · ${frame.brandName}`)}</title><meta name="robots" content="noindex"><style>${css}</style></head>` +
    // Retrying is opening the same address again: an empty link target does that without repeating it here.
    `<body><main>${frame.icon.replace('<svg', '<svg aria-hidden="true"')}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    `<a href="${goesHome ? home : ''}">${escapeHtml(action)}</a><small>${escapeHtml(`${frame.brandName} · ${requestId}`)}</small></main></body></html>`;
  return { status: statusOfFault[fault], html, policy: pagePolicy({ scripts: [frame.bootScript], styles: [css] }) };
}
