import { useCallback, type RefCallback } from 'react';
import { whenIdle } from '@playfront/ui';
import { whenArrived } from '../arrival/when-arrived.ts';
import { usePageLoader } from '../page-loading/PageLoaderProvider.tsx';
import { listPageFiles } from '../page-loading/page-files.ts';
import type { PageName } from '../addresses/pages.ts';

/** How long a busy page may delay prefetching (spec §9). */
const idle = { timeoutMs: 2_000, fallbackMs: 2_000 };

type NetworkInformation = { readonly saveData?: boolean; readonly effectiveType?: string };

type Network = { readonly onLine: boolean; readonly connection?: NetworkInformation };

/** Spec §9: no prefetching offline, on 2g or with data saver. */
export function canPrefetch({ onLine, connection }: Network = navigator as Network): boolean {
  return onLine && connection?.saveData !== true && !connection?.effectiveType?.includes('2g');
}

const prefetched = new Set<string>();

const queue: string[] = [];
let isFetching = false;

/** One file at a time: many at once would slow down what the visitor is doing. */
function prefetchNext(): void {
  if (!canPrefetch()) for (const file of queue.splice(0)) prefetched.delete(file);
  const file = queue.shift();
  isFetching = file !== undefined;
  if (file === undefined) return;
  // A chunk that both pages share.
  if (performance.getEntriesByName(new URL(file, location.origin).href).length > 0) return prefetchNext();
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  link.addEventListener('load', prefetchNext);
  link.addEventListener('error', prefetchNext);
  document.head.append(link);
}

/** Loads files into the browser's cache with the lowest priority, without running them. */
function prefetchFiles(files: readonly string[]): void {
  if (!canPrefetch()) return;
  for (const file of files) {
    if (prefetched.has(file)) continue;
    prefetched.add(file);
    queue.push(file);
  }
  if (!isFetching) prefetchNext();
}

async function prefetchPage(page: PageName | undefined): Promise<void> {
  if (page === undefined || !canPrefetch()) return;
  prefetchFiles((await listPageFiles())[page] ?? []);
}

const pageOf = new WeakMap<Element, PageName>();
const waiting = new Set<Element>();
let observer: IntersectionObserver | undefined;

function startObserving(): void {
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      whenIdle(() => void prefetchPage(pageOf.get(target)), idle);
    }
  });
  for (const link of waiting) observer.observe(link);
  waiting.clear();
}

let isStarted = false;

/** Observes links only after the first page has loaded and is idle. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  whenArrived(() => whenIdle(startObserving, idle));
}

/** For the `ref` of a link: prefetches the page's code once when the link becomes visible. */
export function usePrefetchRef(to: PageName): RefCallback<HTMLAnchorElement> {
  const loader = usePageLoader();
  return useCallback(
    (link) => {
      if (!link || loader.loaded(to)) return undefined;
      pageOf.set(link, to);
      if (observer) observer.observe(link);
      else waiting.add(link);
      start();
      return () => {
        waiting.delete(link);
        observer?.unobserve(link);
      };
    },
    [loader, to],
  );
}
