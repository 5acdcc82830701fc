// Upload limits, stored sizes and headers, shared by the browser and the command line. Pure.

/** The maximum size of an uploaded file. */
export const maxUploadMegabytes = 25
/** The storage limit of each size: supabase/migrations/20261121110100_create_picture_bucket.sql. */
export const maxStoredBytes = 5 * 1024 * 1024
/** The longest side of a stored picture, in pixels. */
export const maxSidePixels = 2000
/** The additional stored widths of an upload, if it is larger. */
export const uploadWidths = [480, 960]
/** WebP qualities, in hundredths; the first that fits the storage limit is used. */
export const uploadQualities = [82, 60]
/** Without this header, Supabase sends `X-Robots-Tag: none` with a stored file, which excludes it from image search. */
export const uploadHeaders = { 'x-robots-tag': 'all' }
