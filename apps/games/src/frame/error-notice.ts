import type { ErrorKey } from '@playfront/api-contract';
import type { CallRefusal, Fault, GameState } from './game-api.ts';
import { notifySite } from './site-messages.ts';
import type { TextId, Texts } from './texts.ts';
import { createNotice } from './notice.ts';
import { refusalText } from './refusal-texts.ts';
import { reloadPage } from './reload-page.ts';

/** Why the page cannot go on. */
export type Trouble =
  { readonly phase: 'unknown'; readonly fault: Fault } | { readonly phase: 'refused'; readonly refusal: CallRefusal } | { readonly phase: 'closed' };

export type ErrorNotice = {
  readonly root: HTMLElement;
  /** Shows why the game cannot continue, and offers actions. */
  show(trouble: Trouble): void;
  /** Says that the round went on elsewhere, and that the page shows what it is now. */
  showElsewhere(): void;
  hide(): void;
};

/** Whether a state of the page is one that needs a notice. */
export function isTrouble<Play extends { readonly phase: string }>(play: Play): play is Extract<Play, Trouble> {
  return play.phase === 'unknown' || play.phase === 'refused' || play.phase === 'closed';
}

/** `onCheckAgain`: requests the result of a stake that may have reached the server. */
export type ErrorHandlers = { onCheckAgain(): void; onDismiss(): void };

const faultTexts = {
  network: 'games.fault.unsure',
  timeout: 'games.fault.unsure',
  server: 'games.fault.server',
  contract: 'games.fault.nonsense',
} as const satisfies Record<Fault, TextId>;

const paused = { type: 'play-paused', label: 'games.refusal.paused', isMain: false } as const;
const limits = { type: 'limits', label: 'games.refusal.limits', isMain: false } as const;
const contact = { type: 'contact', label: 'games.refusal.contact', isMain: false } as const;

/** The page or dialog of the site that helps after a refusal. */
const siteTargets = {
  insufficient_funds: { type: 'deposit', label: 'games.refusal.deposit', isMain: true },
  reality_check_required: paused,
  account_restricted: paused,
  limit_reached: limits,
  limit_required: limits,
  verification_required: contact,
  disable_site_access: contact,
} as const satisfies Partial<Record<ErrorKey, { type: 'deposit' | 'play-paused' | 'limits' | 'contact'; label: TextId; isMain: boolean }>>;

/** The text for a refusal or an error, with a button to the site's page that helps. In free play there is no cashier. */
export function createErrorNotice({ text }: Texts, mode: GameState['mode'], { onCheckAgain, onDismiss }: ErrorHandlers): ErrorNotice {
  const notice = createNotice();

  function showRefusal(refusal: CallRefusal): void {
    const { error } = refusal;
    const dismiss = { label: text('games.refusal.dismiss'), onPress: onDismiss };
    if (error === 'insufficient_funds' && mode === 'demo') return notice.show(text('games.refusal.insufficient_play_money'), [dismiss]);
    const target = Object.hasOwn(siteTargets, error) ? siteTargets[error as keyof typeof siteTargets] : undefined;
    const leave = target && { label: text(target.label), isMain: target.isMain, onPress: () => notifySite({ type: target.type }) };
    notice.show(text(error === 'insufficient_funds' ? 'games.refusal.insufficient_funds' : refusalText(refusal)), [
      dismiss,
      ...(leave ? [leave] : []),
    ]);
    // The site's dialog opens by itself, and again from the notice.
    if (target?.type === 'play-paused') notifySite({ type: target.type });
  }

  return {
    root: notice.root,
    show(trouble) {
      if (trouble.phase === 'unknown') {
        notice.show(text(faultTexts[trouble.fault]), [{ label: text('games.fault.check_again'), isMain: true, onPress: onCheckAgain }]);
      } else if (trouble.phase === 'closed') {
        notice.show(text('games.refusal.session_closed'), [{ label: text('games.refusal.reload'), isMain: true, onPress: reloadPage }]);
      } else if (trouble.phase === 'refused') showRefusal(trouble.refusal);
    },
    showElsewhere: () => notice.show(text('games.bets.elsewhere'), [{ label: text('games.refusal.dismiss'), onPress: () => notice.hide() }]),
    hide: () => notice.hide(),
  };
}
