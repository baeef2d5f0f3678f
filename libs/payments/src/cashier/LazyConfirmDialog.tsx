import { lazy, Suspense, type ComponentProps } from 'react';

// Contains Mantine (decision 0002), which the cashier needs for nothing else.
const ConfirmDialog = lazy(async () => ({ default: (await import('@playfront/ui/overlays')).ConfirmDialog }));

/** A `ConfirmDialog` that is loaded when it is first asked for; render it only while it is open. */
export function LazyConfirmDialog(props: Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen'>) {
  return (
    <Suspense fallback={null}>
      <ConfirmDialog isOpen {...props} />
    </Suspense>
  );
}
