import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The token in the fragment of a mail's link, taken out of the address bar at once: it would stay in the history and be shared with the
 * address. Undefined until the browser has said, empty where there is none.
 */
export function useMailToken(): string | undefined {
  const { hash, key } = useLocation();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get('token');
    setToken((known) => found ?? known ?? '');
    // Past the router, for which this is the same entry: it would announce and load the page again.
    if (found) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash, key]);
  return token;
}
