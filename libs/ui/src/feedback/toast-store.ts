import type { ReactNode } from 'react';
import type { MessageKind } from './MessageIcon.tsx';

export interface Toast {
  id: number;
  kind: MessageKind;
  text: ReactNode;
}

export interface NewToast {
  kind?: MessageKind | undefined;
  text: ReactNode;
}

export interface ToastStore {
  /** Adds a toast to the queue and returns its id. */
  show: (toast: NewToast) => number;
  dismiss: (id: number) => void;
  /** Stops and resumes all timers. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The visible toasts, oldest first: at most `toastLimit`. */
  getShown: () => readonly Toast[];
}

/** How long a toast is shown (spec §9). */
export const toastMs = 3500;
export const toastLimit = 3;

/** A queue of toasts: up to three at the same time, each for 3.5 s, not counting pauses. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let queue: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  let nextId = 1;
  let isPaused = false;

  const startClocks = () => {
    if (isPaused) return;
    for (const { id } of shown)
      if (!timers.has(id))
        timers.set(
          id,
          setTimeout(() => dismiss(id), toastMs),
        );
  };
  const stopClock = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const change = (next: readonly Toast[]) => {
    queue = next;
    shown = queue.slice(0, toastLimit);
    startClocks();
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    stopClock(id);
    if (queue.some((toast) => toast.id === id)) change(queue.filter((toast) => toast.id !== id));
  };

  return {
    show({ kind = 'info', text }) {
      const id = nextId++;
      change([...queue, { id, kind, text }]);
      return id;
    },
    dismiss,
    pause() {
      isPaused = true;
      for (const id of [...timers.keys()]) stopClock(id);
    },
    resume() {
      isPaused = false;
      startClocks();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getShown: () => shown,
  };
}
