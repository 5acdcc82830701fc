/** Whether tests run every case, as each night (EVERY_CASE=1), or one of each kind. */
export const everyCase = Boolean(process.env['EVERY_CASE'])
