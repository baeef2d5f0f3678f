export { installOffer, type InstallOffer, type InstallOfferState } from './install-offer.ts';
export { type InstallSigns, type InstallWay } from './install-way.ts';
export { InstallPanel } from './InstallPanel.tsx';
export { useInstall, type InstallState } from './useInstall.ts';
