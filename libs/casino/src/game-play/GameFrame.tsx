import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { isGameMessage, type GameMessage, type SiteMessage } from '@playfront/api-contract';
import { useBackStep } from '@playfront/ui';
import { canTakeFocus, isSpaceForGame } from './frame-focus.ts';
import { sandboxOf } from './frame-sandbox.ts';
import styles from './GameFrame.module.css';

export type GameFrameHandle = { send(message: SiteMessage): void; focus(): void };

/**
 * The game in its sandboxed frame. Its opaque origin prevents the game from reading the player's session or navigating the site; the two only
 * exchange messages. A third-party game of `gameOrigins` has its own origin, which is not the site's (decision 0004). A loaded game takes the focus (decision 0077), unless something covers it.
 * Open game rules are a history entry: Back closes them, not the game. With `isEmbedded` it is part of a page, and takes neither the focus nor the space bar.
 */
export function GameFrame({
  url,
  title,
  gameOrigins,
  isCovered = false,
  isEmbedded = false,
  onMessage,
  ref,
}: {
  url: string;
  title: string;
  gameOrigins: readonly string[];
  isCovered?: boolean;
  isEmbedded?: boolean;
  onMessage: (message: GameMessage) => void;
  ref?: Ref<GameFrameHandle>;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const isPlayable = isReady && !isCovered && !isEmbedded;
  const send = useCallback((message: SiteMessage) => frame.current?.contentWindow?.postMessage(message, '*'), []);
  useBackStep(areRulesOpen, () => void send({ type: 'close-rules' }));
  const handleMessage = useEffectEvent((message: GameMessage) => {
    if (message.type === 'ready') setIsReady(true);
    // After a reload of the frame, the rules are closed.
    if (message.type === 'ready' || message.type === 'rules-closed') setAreRulesOpen(false);
    if (message.type === 'rules-opened') setAreRulesOpen(true);
    onMessage(message);
  });

  useImperativeHandle(ref, () => ({ send, focus: () => frame.current?.focus() }), [send]);

  useEffect(() => {
    if (!isPlayable) return undefined;
    if (canTakeFocus()) frame.current?.focus({ preventScroll: true });
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSpaceForGame(event)) return;
      event.preventDefault();
      frame.current?.focus();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [isPlayable]);

  useEffect(() => {
    const handlePosted = (event: MessageEvent<unknown>) => {
      // The origin of most sandboxed frames is "null", so the sender is identified by its window.
      if (event.source !== frame.current?.contentWindow) return;
      if (isGameMessage(event.data)) handleMessage(event.data);
    };
    addEventListener('message', handlePosted);
    return () => removeEventListener('message', handlePosted);
  }, []);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={title}
      inert={isCovered}
      sandbox={sandboxOf(url, gameOrigins)}
      allow="fullscreen; autoplay"
    />
  );
}
