import type { ErrorKey } from '@playfront/api-contract';
import type { Fault, GameState } from '../frame/gameApi.ts';
import { tellSite } from '../frame/parentFrame.ts';
import type { TextId, Texts } from '../frame/texts.ts';
import { createNotice } from './createNotice.ts';
import type { Play } from './play.rules.ts';
import { refusalText } from './refusal-texts.ts';
import { reloadPage } from './reloadPage.ts';

export type TroubleNotice = {
  readonly root: HTMLElement;
  /** Says why the play goes no further, and offers the ways on. A play without trouble changes nothing. */
  show(play: Play): void;
  hide(): void;
};

/** `onCheckAgain`: ask about the stake that may have arrived. */
export type TroubleHandlers = { onCheckAgain(): void; onDismiss(): void };

const faultTexts = {
  network: 'games.fault.unsure',
  timeout: 'games.fault.unsure',
  server: 'games.fault.server',
  nonsense: 'games.fault.nonsense',
} as const satisfies Record<Fault, TextId>;

/** What a refusal or a fault says. Money that is missing leads to the cashier, except in free play. */
export function createTroubleNotice({ text }: Texts, mode: GameState['mode'], { onCheckAgain, onDismiss }: TroubleHandlers): TroubleNotice {
  const notice = createNotice();

  function showRefusal(error: ErrorKey): void {
    const dismiss = { label: text('games.refusal.dismiss'), onPress: onDismiss };
    if (error === 'reality_check_required') {
      const playOn = { label: text('games.refusal.playOn'), isMain: true, onPress: () => (tellSite({ type: 'reality-check-passed' }), onDismiss()) };
      notice.show(text(refusalText(error)), [dismiss, playOn]);
    } else if (error !== 'insufficient_funds') notice.show(text(refusalText(error)), [dismiss]);
    else if (mode === 'demo') notice.show(text('games.refusal.insufficientPlayMoney'), [dismiss]);
    else {
      const deposit = { label: text('games.refusal.deposit'), isMain: true, onPress: () => tellSite({ type: 'deposit' }) };
      notice.show(text('games.refusal.insufficientFunds'), [dismiss, deposit]);
    }
  }

  return {
    root: notice.root,
    show(play) {
      if (play.phase === 'unsure') {
        notice.show(text(faultTexts[play.fault]), [{ label: text('games.fault.checkAgain'), isMain: true, onPress: onCheckAgain }]);
      } else if (play.phase === 'closed') {
        notice.show(text('games.refusal.sessionClosed'), [{ label: text('games.refusal.reload'), isMain: true, onPress: reloadPage }]);
      } else if (play.phase === 'refused') showRefusal(play.error);
    },
    hide: () => notice.hide(),
  };
}
