import { useEffect } from 'react';
import { SessionEffect, useSessionState } from '@playfront/auth';
import { FormFactorEffect } from '../form-factor/FormFactorEffect.tsx';
import { NavigationEffect } from '../navigation/NavigationEffect.tsx';

/** What the frame of either build runs beside the page. Renders nothing. */
export function SiteEffects() {
  const { status } = useSessionState();

  // CSS shows the player's or the visitor's part of the header by this mark; the first script sets it before React is here.
  useEffect(() => {
    if (status === 'visitor') document.documentElement.removeAttribute('data-signed-in');
    if (status === 'player') document.documentElement.setAttribute('data-signed-in', '');
  }, [status]);

  return (
    <>
      <NavigationEffect />
      <FormFactorEffect />
      <SessionEffect socketUrl="" />
    </>
  );
}
