// What the database refuses, with messages of its own for visitors.

/** The translation of such a message, by the key of its error. English shows the message as it is. */
export const refusal: (key: string) => string | undefined = () => undefined
/** In place of a message without a translation; empty for the message itself. */
export const fallbackRefusal: string = ''
