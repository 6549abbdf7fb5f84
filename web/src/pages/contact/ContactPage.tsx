import { contact } from '../../content/contact.ts';
import { Article } from '../Article.tsx';
import { ContactForm } from './ContactForm.tsx';

export default function ContactPage() {
  return <Article title={contact.title} lead={contact.lead} aside={<ContactForm />} />;
}
