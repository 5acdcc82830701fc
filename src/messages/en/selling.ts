// The page about how to sell; its steps, tips and questions are those of editors (selling.yaml).

export const heading = 'Selling process: how to sell a London home'
export const lead = 'What happens, when, and what we need from you. You can sell from any country.'
export const getValuation = 'Get a sales valuation'
export const firstVisit = 'First visit'
export const conveyancing = 'Conveyancing'
export const typicalSale = 'A typical sale'
export const certificateValid = 'Energy certificate valid for'

export const threeParts = 'Selling, in three parts'
export const selling = 'Selling'
export const process = 'Selling Process'
export const tips = 'Seller’s Tips'
export const faqs = 'FAQs'
export const sixSteps = 'Six steps, about sixteen weeks'
export const fromYou = 'From you'
export const sevenTips = 'Seven tips for sellers'
export const hallTable = 'A hall table with a lamp, books and a vase (computer-generated)'
export const commonQuestions = 'Common questions'

export const description =
  'How to sell a home in London, week by week: six steps, the papers you ' +
  'need, tips for sellers, and answers to common questions.'
export const startWithValuation = 'Start with a free valuation'
export const bookValuation = 'Book a sales valuation'
export const askFirst = 'Ask a question first'
