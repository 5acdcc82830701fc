// The contact page and its form.

export const title = 'Contact'
export const description = (agency: string, more: string) => `Call, email or visit ${agency} ${more}`
export const heading = 'Contact: call, write or visit us'
export const lead = 'A person answers your call. We call when it suits you.'
export const leadAbroad =
  'A person answers your call. If you live abroad, tell us your time zone. We call when it suits you.'
export const commonQuestions = 'Common questions'
export const questions = 'Questions'

export const ourOffice = 'Our office'
export const ourOffices = 'Our offices'
export const address = 'Address'
export const phone = 'Phone'
export const fromAbroad = (phone: string) => `${phone} from abroad`
export const weChatId = (id: string) => `WeChat ID: ${id}`
export const weChatCode = 'QR code with our WeChat ID'
export const weChatScan = 'Scan the code to copy our ID, then search for it in WeChat.'
export const mandarin = 'Calls in Mandarin'
export const mandarinHours = (days: string, hours: string) => `${days}: ${hours}`
export const email = 'Email'
export const specialDay = (date: Date) =>
  date
    .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(',', '')
    .replace(/ (?=\D+$)/, '\u00A0')
const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
/** @param name the day's name in English: Christmas Eve */
export const specialHours = (opens: number, closes: number, name: string) =>
  `${clock(opens)} to ${clock(closes)}, ${name}`
export const specialClosed = (name: string) => `Closed, ${name}`

export const departments = 'Departments'
export const whoToCall = 'Who to call or email'
export const department = 'Department'
export const askFor = 'Ask for'
export const askForPerson = 'Ask for: '
export const phoneAndEmail = 'Phone and email'

export const message = 'Message'
export const writeToUs = 'Write to us'
export const enough = 'Your name, your email address and your question are enough.'
export const timeZone = 'If you live abroad, tell us your time zone.'
export const weReply = 'We reply'
export const emergency = 'For a leak or another emergency, call'
export const gettingHere = 'Getting here'
export const memberships = 'Professional memberships'
export const whoHelps = 'Who can help if we make a mistake'
export const membership = (kind: string, number: string) => `${kind}, ${number}`
export const inventedBodies = 'These bodies are invented. A real agency names its schemes here.'
export const toComplain = 'To complain, please start with our'
export const complaintProcedure = 'complaint procedure'

export const fullName = 'Full Name'
export const emailAddress = 'Email Address'
export const phoneNumber = 'Phone Number'
export const weUse =
  'We use your details to answer your message, and may email you homes that fit it. If you do not want such ' +
  'emails, tell us in the message.'
export const send = 'Send Message'
export const thanks = 'Thank You!'
export const sendAnother = 'Send Another Message'
export const sent = "Your message has been sent successfully. We'll get back to you shortly."
export const failed = 'There was an error submitting your message. Please try again.'
export const enterMessage = 'Please enter your message.'
export const yourMessage = 'your message'
