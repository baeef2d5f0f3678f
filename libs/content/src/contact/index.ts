export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export { ContactHelp, type ContactHelpProps } from './ContactHelp.tsx';
