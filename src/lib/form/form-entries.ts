/**
 * The text values of a form's fields, by name. A prerendered form can be filled in before its code arrives: what was
 * typed by then is read from the fields.
 */
export const formEntries = (form: HTMLFormElement | null) =>
  (form ? [...new FormData(form)] : []).filter(
    (entry): entry is [name: string, text: string] => typeof entry[1] === 'string',
  )
