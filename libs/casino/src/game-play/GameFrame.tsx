import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { useImperativeHandle } from 'react';
import { gameMessageOf, type GameMessage, type SiteMessage } from './frame-messages.ts';
import styles from './GameFrame.module.css';

export type GameFrameHandle = { tell(message: SiteMessage): void };

/**
 * The game in its frame. The sandbox gives it an origin of its own, so that a game can neither read the player's session nor
 * navigate the site; the two only exchange messages.
 */
export function GameFrame({
  url,
  title,
  onMessage,
  ref,
}: {
  url: string;
  title: string;
  onMessage: (message: GameMessage) => void;
  ref?: Ref<GameFrameHandle>;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const handleMessage = useEffectEvent(onMessage);

  useImperativeHandle(ref, () => ({ tell: (message) => frame.current?.contentWindow?.postMessage(message, '*') }), []);

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

  return <iframe ref={frame} className={styles.frame} src={url} title={title} sandbox="allow-scripts" allow="fullscreen; autoplay" />;
}
