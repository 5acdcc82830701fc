// The page about the agency, except for what the agency says itself (src/agency/texts.ts).

export const title = 'About us'
export const heading = (title: string) => `About us: ${title}`
export const ourStory = 'Our Story'
export const inventedStory = 'The agency, its story, clients and figures are invented.'
export const ourValues = 'Our Values'
const words = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]
export const rules = (count: number) => `${words[count] ?? count} rules that we work by`
export const meetTeam = 'Meet Our Team'
export const people = (count: number) => `${words[count] ?? count} people, and what they do`
export const speaks = (language: string) => `. Speaks ${language}`
export const inventedPeople = 'The people are invented. We drew the silhouettes.'
export const accreditations = 'Accreditations'
export const ourBodies = 'Our schemes and professional bodies'
export const membership = (kind: string, number: string) => `${kind}, ${number}`
export const inventedBodies =
  'These bodies and their seals are invented for this demonstration. A real agency must belong to a redress ' +
  'scheme. To hold clients’ money, it must also belong to a protection scheme. It names both here.'
export const whyChoose = (agency: string) => `Why Choose ${agency}`
export const reasons = 'Four reasons to choose us'
export const askQuestion = 'Ask us a question'
export const askAboutHome = 'Ask us about your home'
export const rentSellOrKeep = 'We tell you if we would rent it out, sell it or keep it as it is.'
export const rentOrKeep = 'We tell you if we would rent it out or keep it as it is.'
export const sellOrKeep = 'We tell you if we would sell it or keep it as it is.'
export const freeAdvice = (promise: string) => `Our advice is free. We reply ${promise}.`
export const askForValuation = 'Ask for a valuation'
export const contactUs = 'Contact us'
