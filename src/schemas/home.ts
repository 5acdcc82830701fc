import { z } from 'astro/zod'
import { defineCollection } from 'astro:content'
import { agencyFile } from '../agency-folder'
import { orderedLoader } from '../lib/ordered-loader'

/** Client testimonials on the home page. */
const testimonials = defineCollection({
  loader: orderedLoader(agencyFile('data/testimonials.yaml')),
  schema: z.strictObject({
    order: z.number(),
    id: z.string().describe('A short word of its own for this entry.'),
    name: z.string().min(2).describe('The client’s name, as they allowed us to print it.'),
    where: z.string().min(2).describe('The city or part of London they live in.'),
    photo: z.number().int().min(1).max(6).describe('Which of the six silhouettes: a number from 1 to 6.'),
    service: z
      .enum(['tenant', 'landlord', 'seller', 'buyer'])
      .describe('What they are to us: tenant, landlord, seller or buyer.'),
    quote: z.string().min(20).max(260).describe('Their words: 20 to 260 characters, without quotation marks.'),
  }),
})

export const home = { testimonials }
