/** A picture's frame. */
export const frameClass = 'block aspect-[3/2] overflow-hidden'
/** A link that looks like one only on hover. */
export const quietLinkClass =
  'underline decoration-transparent decoration-1 underline-offset-[0.25em] transition-[text-decoration-color] ' +
  'hover:decoration-brick'
/** A button inside or below text, with touch-target height. */
export const linkButtonClass = 'quiet-link min-h-11 cursor-pointer'
