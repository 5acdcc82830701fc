/**
 * A web address or site path; null for unsafe addresses of an adopted database (`javascript:`, `data:`, `//elsewhere`),
 * which no page may link to.
 */
export const webAddress = (text: string | null) => text?.trim().match(/^(https?:\/)?\/[^\s/\\].*$/i)?.[0] ?? null

/** Whether the database accepts a picture address: https or a path of this site. */
export const isPictureAddress = (text: string) => /^(https:\/)?\/[^\s/\\][^\\\p{Cc}]*$/iu.test(text)
