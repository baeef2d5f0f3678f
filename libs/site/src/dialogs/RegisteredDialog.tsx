import { useSetAtom } from 'jotai';
import { WelcomeDialog } from '@playfront/auth/welcome';
import { isWelcomeOpenAtom } from '../frame/frame.atoms.ts';
import { usePageNavigate } from '../pages/usePageNavigate.ts';

/** The welcome after a registration (spec §4): five seconds, then the deposit. */
export function RegisteredDialog() {
  const setIsOpen = useSetAtom(isWelcomeOpenAtom);
  const navigate = usePageNavigate();
  return (
    <WelcomeDialog
      isOpen
      onClose={() => setIsOpen(false)}
      onDeposit={() => {
        setIsOpen(false);
        navigate({ to: 'account', query: { tab: 'deposit' } });
      }}
    />
  );
}
