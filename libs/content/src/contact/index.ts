export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export { contactMessages } from './contact.messages.ts';
export { ContactHelp, type ContactHelpProps } from './ContactHelp.tsx';
