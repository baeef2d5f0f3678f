import type { LiveChannel, LiveChannelConfig } from './live-types.ts';

/** Opens the live channel of a signed-in player, which reconnects until it is closed. Its code loads on first use. */
export async function openLiveChannel(config: LiveChannelConfig): Promise<LiveChannel> {
  const { openLiveSocket } = await import('./live-socket.ts');
  return openLiveSocket(config);
}
