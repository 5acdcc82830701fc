/**
 * An address of the web or of this site; null for whatever else may stand in an adopted database (`javascript:`, `data:`),
 * which no page may lead to. The database holds new rows to the same.
 */
export const webAddress = (text: string | null) => text?.trim().match(/^(https?:\/)?\/\S.*$/i)?.[0] ?? null
