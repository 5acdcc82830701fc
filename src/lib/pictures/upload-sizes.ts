// What uploads may weigh and in which sizes they are stored, by a browser and by the command alike. Pure.

/** The heaviest picture that is taken, as it comes. */
export const maxUploadMegabytes = 25
/** What the storage takes of each size: supabase/migrations/20261121110100_create_picture_bucket.sql. */
export const maxStoredBytes = 5 * 1024 * 1024
/** The longest side of a stored picture, in pixels. */
export const longestSide = 2000
/** The widths in which an upload is stored, besides its own where that is larger. */
export const uploadWidths = [480, 960]
/** WebP at the first of these qualities that fits the storage, in hundredths. */
export const uploadQualities = [82, 60]
