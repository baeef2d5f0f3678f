import { use, type ComponentType } from 'react';
import { evictFailedLoad } from './evict-failed-load.ts';

/** A lazy component that renders without suspending once preloaded, as server rendering requires. */
export type Preloadable<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** Like `React.lazy`, with a `preload` that the server and the page start can wait for. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const start = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        evictFailedLoad(() => (loading = undefined));
        throw error;
      },
    );
    return loading;
  };

  function Preloaded(props: Props) {
    const Component = loaded ?? use(start());
    return <Component {...props} />;
  }
  return Object.assign(Preloaded, { preload: () => start().then(() => undefined) });
}
