/** A text within Chinese: with a space before Latin letters. */
export const spaced = (text: string) => text.replace(/^(?=[A-Za-z])/, ' ')
