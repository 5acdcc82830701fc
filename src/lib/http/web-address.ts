/**
 * An address of the web or of this site; null for whatever else may stand in an adopted database (`javascript:`,
 * `data:`, `//elsewhere`), which no page may lead to.
 */
export const webAddress = (text: string | null) => text?.trim().match(/^(https?:\/)?\/[^\s/\\].*$/i)?.[0] ?? null

/** Whether the database takes an address for a picture: one of the secure web, or a path of this site. */
export const isPictureAddress = (text: string) => /^(https:\/)?\/[^\s/\\][^\\\p{Cc}]*$/iu.test(text)
