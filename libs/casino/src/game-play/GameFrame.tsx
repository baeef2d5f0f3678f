import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { canTakeFocus, isSpaceForGame } from './frame-focus.ts';
import { gameMessageOf, type GameMessage, type SiteMessage } from './frame-messages.ts';
import styles from './GameFrame.module.css';

export type GameFrameHandle = { tell(message: SiteMessage): void; focus(): void };

/**
 * The game in its frame. The sandbox gives it an origin of its own, so that a game can neither read the player's session nor
 * navigate the site; the two only exchange messages. A game that is ready takes the focus (decision 0077), unless something covers it.
 */
export function GameFrame({
  url,
  title,
  isCovered = false,
  onMessage,
  ref,
}: {
  url: string;
  title: string;
  isCovered?: boolean;
  onMessage: (message: GameMessage) => void;
  ref?: Ref<GameFrameHandle>;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const isPlayable = isReady && !isCovered;
  const handleMessage = useEffectEvent((message: GameMessage) => {
    if (message.type === 'ready') setIsReady(true);
    onMessage(message);
  });

  useImperativeHandle(
    ref,
    () => ({ tell: (message) => frame.current?.contentWindow?.postMessage(message, '*'), focus: () => frame.current?.focus() }),
    [],
  );

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
      // A sandboxed frame's origin is "null" like any other's: the window itself is what identifies it.
      if (event.source !== frame.current?.contentWindow) return;
      const message = gameMessageOf(event.data);
      if (message) handleMessage(message);
    };
    addEventListener('message', handlePosted);
    return () => removeEventListener('message', handlePosted);
  }, []);

  return (
    <iframe ref={frame} className={styles.frame} src={url} title={title} inert={isCovered} sandbox="allow-scripts" allow="fullscreen; autoplay" />
  );
}
