export const person = { name: 'Adaeze Okafor', email: 'adaeze+london@example.com', phone: '+234 803 000 0000' }
export const messages = {
  name: 'Please enter your full name (minimum 2 characters).',
  email: 'Please enter a valid email address.',
  phone: 'Please enter your phone number.',
  employment: 'Please select your employment status.',
  position: 'Please enter your current position.',
  income: 'Please enter your annual income.',
  viewing: 'Please select your preferred viewing date.',
  moving: 'Please select your preferred move-in date.',
  hours:
    'Please choose a time in our office hours in London: Monday to Friday 9:00 AM to 6:30 PM or Saturday 10:00 AM to ' +
    '4:00 PM. The last viewing starts half an hour before we close. We are closed on bank holidays, and some days ' +
    'have other hours.',
}
