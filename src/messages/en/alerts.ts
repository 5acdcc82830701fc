// Emails about new homes, and about changes of saved ones.

export const likeThese = 'Tell me about new homes like these'
export const whenListed = 'Tell me when a home is listed'
export const inArea = (area: string) => `Tell me about new homes in ${area}`
export const whenChanged = 'Tell me when a price or status changes'
export const formLost = (email: string) =>
  `The form could not be loaded. Please try again in a minute, or email ${email}.`
