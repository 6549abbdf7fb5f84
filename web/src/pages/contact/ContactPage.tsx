import { contact } from '../../content/contact.ts';
import { Article } from '../Article.tsx';
import { ContactForm } from './ContactForm.tsx';

export default function ContactPage() {
  return (
    <Article>
      <h1>{contact.title}</h1>
      <p>{contact.lead}</p>
      <ContactForm />
    </Article>
  );
}
