import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The token in the fragment of an email's link. It is removed from the URL immediately, so that it is neither stored in the history nor shared
 * with the URL. Undefined during hydration; empty if there is none.
 */
export function useMailToken(): string | undefined {
  const { hash, key } = useLocation();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get('token');
    setToken((known) => found ?? known ?? '');
    // Bypasses the router, which would treat this as a navigation.
    if (found) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash, key]);
  return token;
}
