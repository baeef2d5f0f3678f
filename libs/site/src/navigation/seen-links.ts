import { useCallback, type RefCallback } from 'react';
import { whenArrived, whenIdle } from '@playfront/ui';
import { usePageLoader } from '../pages/PageLoaderProvider.tsx';
import type { PageName } from '../pages/pages.ts';

/** How long a busy page may put off fetching ahead (spec §9). */
const idle = { timeoutMs: 2_000, fallbackMs: 2_000 };

type NetworkInformation = { readonly saveData?: boolean; readonly effectiveType?: string };

type Network = { readonly onLine: boolean; readonly connection?: NetworkInformation };

/** Spec §9: nothing is fetched ahead offline, on 2g or when the visitor saves data. */
export function mayFetchAhead({ onLine, connection }: Network = navigator as Network): boolean {
  return onLine && connection?.saveData !== true && !connection?.effectiveType?.includes('2g');
}

const fetchedAhead = new Set<string>();

const queue: string[] = [];
let isFetching = false;

/** One file after the other: many at once would keep the browser from what somebody is doing. */
function fetchNext(): void {
  if (!mayFetchAhead()) for (const file of queue.splice(0)) fetchedAhead.delete(file);
  const file = queue.shift();
  isFetching = file !== undefined;
  if (file === undefined) return;
  // A chunk that this page shares with the other one.
  if (performance.getEntriesByName(new URL(file, location.origin).href).length > 0) return fetchNext();
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  link.addEventListener('load', fetchNext);
  link.addEventListener('error', fetchNext);
  document.head.append(link);
}

/** Puts files into the browser's cache at its lowest priority, without running them: they are there when the page is opened. */
function fetchAhead(files: readonly string[]): void {
  if (!mayFetchAhead()) return;
  for (const file of files) {
    if (fetchedAhead.has(file)) continue;
    fetchedAhead.add(file);
    queue.push(file);
  }
  if (!isFetching) fetchNext();
}

const filesOf = new WeakMap<Element, readonly string[]>();
const waiting = new Set<Element>();
let observer: IntersectionObserver | undefined;

function startObserving(): void {
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      whenIdle(() => fetchAhead(filesOf.get(target) ?? []), idle);
    }
  });
  for (const link of waiting) observer.observe(link);
  waiting.clear();
}

let isStarted = false;

/** The first page comes first: links are watched once it has arrived and is idle. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  whenArrived(() => whenIdle(startObserving, idle));
}

/** For the `ref` of a link to a page: when the link comes into sight, the page's code is fetched ahead, once. */
export function useSeenLink(to: PageName): RefCallback<HTMLAnchorElement> {
  const loader = usePageLoader();
  return useCallback(
    (link) => {
      const files = loader.loaded(to) ? [] : loader.files(to).filter((file) => !fetchedAhead.has(file));
      if (!link || files.length === 0) return undefined;
      filesOf.set(link, files);
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
