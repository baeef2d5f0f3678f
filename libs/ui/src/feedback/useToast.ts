import { createContext, use, useMemo } from 'react';
import type { NewToast, ToastStore } from './toast-store.ts';

export const ToastContext = createContext<ToastStore | null>(null);

export interface ToastActions {
  showToast: (toast: NewToast) => number;
  dismissToast: (id: number) => void;
}

/** Shows toasts. Needs a `Toaster` above it. */
export function useToast(): ToastActions {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a <Toaster> above it');
  return useMemo(() => ({ showToast: store.show, dismissToast: store.dismiss }), [store]);
}
