export { CampaignView } from './CampaignView.tsx';
export { CountryWelcomeView } from './CountryWelcomeView.tsx';
export { gameLandings, type GameLandingName } from './game-landings.ts';
export { landingGameHead, prefetchLandingGame } from './game-landing.queries.ts';
export { GameLandingView } from './GameLandingView.tsx';
export { countryWelcomeHeading } from './landing.messages.ts';
export { countryOfCampaign, countryOfWelcome } from './landing-countries.ts';
export { useLandingGame } from './useLandingGame.ts';
export { WelcomeView } from './WelcomeView.tsx';
