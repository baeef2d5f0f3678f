import { useState } from 'react';
import { useApi } from '@playfront/api-client';
import { createPasskey, PasskeyCancelled } from '@playfront/auth/passkey';
import { useAction } from './useAction.ts';

/** Adds a passkey that the browser creates. */
export function useAddPasskey(onAdded: () => Promise<void>) {
  const api = useApi();
  const action = useAction();
  const [isCancelled, setCancelled] = useState(false);

  /** `password` is required for the first factor. Rejects with an `ApiError`; `isCancelled` is true if the browser created no passkey. */
  async function add(password: string | undefined): Promise<void> {
    setCancelled(false);
    const { creation } = await api.frontGetPasskeyOptions({ purpose: 'add', ...(password !== undefined && { password }) });
    if (!creation) return;
    try {
      await api.frontAddPasskey({ passkey: await createPasskey(creation) });
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) throw error;
      return setCancelled(true);
    }
    await onAdded();
  }

  return { ...action, isCancelled, add };
}
