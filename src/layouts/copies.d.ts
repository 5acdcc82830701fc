// The same module once more, as a file of its own (Admin.astro says why).
declare module '*?admin'
// For the enquiry form (src/features/enquiry/viewing-hours.ts).
declare module '*/hours?form' {
  export const officeHours: readonly ({ readonly opens: number; readonly closes: number } | null)[]
  export const officeHoursText: readonly { readonly days: string; readonly hours: string }[]
}
