import { mountView } from '@playfront/auth/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useGameSession } from './useGameSession.ts';

function Game() {
  const { handleMessage } = useGameSession({ sessionKey: 'lantern-coast real', onDeposit: () => {}, onReload: () => {} });
  return <button onClick={() => handleMessage({ type: 'reality-check-passed' })}>Play on</button>;
}

test('a reality check that the player has read in the game is acknowledged', async () => {
  const view = await mountView(<Game />, { handlers: { frontAckRealityCheck: () => ({ status: 1, break_until: null }) } });
  onTestFinished(() => view.unmount());
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(view.api.requestsOf('frontAckRealityCheck')).toHaveLength(1));
});
