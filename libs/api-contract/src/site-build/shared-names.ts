/** Maximum window width of the mobile build, in px; wider windows get the desktop build (spec §2). */
export const mobileMaxWidth = 990;

/** Cookie with the build that fits the window (`FormFactor`): read by the gateway, updated by the page. */
export const formFactorCookie = 'form_factor';

/** Cookie in which the gateway passes the visitor's IP address and country to the site: URI-encoded JSON `{ ip, country_code }`, with `barred: true` for blocked visitors. */
export const visitorCookie = 'front.visitor';

/** Key in session storage that counts reloads made to load the fitting build. */
export const buildReloadsKey = 'form_factor.reloaded';

/** Key in local storage of the chosen theme; read before the first paint, and by the offline page. */
export const themeKey = 'front.theme';

/** Key in local storage that is set while the player's email address is not confirmed; read before anything is painted. */
export const unconfirmedKey = 'front.unconfirmed';

/** Key in local storage of the access token (spec §9: prefix `auth.`, `_token.`, strategy `local`). */
export const tokenKey = 'auth._token.local';
