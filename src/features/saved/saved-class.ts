/** A picture's place. */
export const frameClass = 'block aspect-[3/2] overflow-hidden'
/** A link that looks like one only under the pointer. */
export const quietLinkClass =
  'underline decoration-transparent decoration-1 underline-offset-[0.25em] transition-[text-decoration-color] ' +
  'hover:decoration-brick'
/** A button within a text or under one, as high as a finger. */
export const linkButtonClass = 'quiet-link min-h-11 cursor-pointer'
