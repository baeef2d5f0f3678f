export { ActivationBanner, type ActivationBannerProps } from './ActivationBanner.tsx';
