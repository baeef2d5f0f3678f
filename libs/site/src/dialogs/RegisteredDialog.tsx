import { useSetAtom } from 'jotai';
import { WelcomeDialog } from '@playfront/auth/welcome';
import { isWelcomeOpenAtom } from '../state/frame.atoms.ts';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';

/** The welcome dialog after registration (spec §4): after five seconds it continues to the deposit. */
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
