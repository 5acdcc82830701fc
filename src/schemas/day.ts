import { z } from 'astro/zod'
import { isoDay } from '../lib/time/parse-day'

// Dates are written out: YAML would silently read 2026-02-30 as 2 March, and a Date reads 11/12/2026 as November.

export const written = (read: (text: string) => string | null, message: string) =>
  z.string({ error: message }).transform((text, context) => {
    const iso = read(text)
    if (iso === null) context.addIssue({ code: 'custom', message })
    return iso ?? ''
  })

/** A day in words, as ISO. */
export const day = written(isoDay, 'write a day that exists, in words, such as 2 November 2026')
