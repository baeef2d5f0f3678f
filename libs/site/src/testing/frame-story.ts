import { spyOn } from 'storybook/test';
import { visitorCookie } from '@playfront/api-contract/site-build';
import { breakpoints } from '@playfront/ui';

/**
 * `beforeEach` of a story with a complete frame: sets the visitor as the gateway does, and prevents a swap of builds when the tests resize the window
 * between two stories.
 */
export function prepareFrame(): () => void {
  const { matchMedia } = window;
  const faked = spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    if (query === `(max-width: ${breakpoints.md}px)`) list.addEventListener = () => {};
    return list;
  });
  document.cookie = `${visitorCookie}=${encodeURIComponent(JSON.stringify({ ip: '203.0.113.7', country_code: 'FI' }))}`;
  return () => {
    faked.mockRestore();
    document.cookie = `${visitorCookie}=; max-age=0`;
  };
}
