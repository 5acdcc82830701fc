export { ContactForm } from '../features/contact/ContactForm'
