export { MailBoxView, type MailBoxViewProps } from './MailBoxView.tsx';
