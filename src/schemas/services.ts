import { defineCollection, reference } from 'astro:content'
import { z } from 'astro/zod'
import { agency } from '#agency/agency.ts'
import { agencyFile } from '../agency-folder'
import { orderedLoader } from '../lib/ordered-loader'
import { day } from './day'

const domain = agency.email.split('@')[1] ?? ''

const text = (what: string, longest = 600) =>
  z
    .string({ error: `Write ${what} here, as text.` })
    .trim()
    .min(2, `Write ${what} here: it is empty or too short.`)
    .max(longest, `Keep ${what} within ${longest} characters.`)
    .describe(what)
const phone = z
  .string()
  .regex(/^0[\d ]{9,12}$/, `Write a number of the United Kingdom with its spaces, like ${agency.phone.shown}.`)
  .describe('A telephone number, as it is shown')
const email = z
  .string()
  .endsWith(`@${domain}`, `Write an address that ends in @${domain}.`)
  .describe('An email address of ours')
const checked = day.describe('The day on which somebody last compared this with its source')
const read = text('what was read on that day, and when that copy is from', 200)
const percent = z
  .number({ error: 'Write the percentage as a number without a sign, like 15.' })
  .gt(0, 'A percentage is more than 0.')
  .lt(100, 'A percentage is less than 100.')
const source = z
  .strictObject({
    name: text('who publishes the source and what it is called', 120),
    url: z
      .url('Write the source’s whole address, starting with https://.')
      .startsWith('https://', 'A source’s address starts with https://.'),
  })
  .describe('Where the rule or figure can be read')

/** The fields of one entry. An unknown field is a typing error and stops the build. */
const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ order: z.number().describe('The entry’s place in its file; never typed'), ...shape })

/** A file in the agency's data with named entries: `name:` and, below it, the schema's fields. */
const list = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  defineCollection({ loader: orderedLoader(agencyFile(`data/${name}.yaml`)), schema })

const fee = z.discriminatedUnion(
  'payer',
  [
    entry({
      payer: z.literal('landlord'),
      name: text('the name of the fee', 60),
      percent: percent.describe('Of the rent, VAT included').optional(),
      pounds: z
        .number({ error: 'Write the pounds as a number, like 150.' })
        .positive()
        .describe('VAT included')
        .optional(),
      of: text('what the percentage is of, or what one fee pays for', 90),
      timesAYear: z
        .int({ error: 'Write how often it is paid in a year as a number, like 4.' })
        .min(1)
        .max(12)
        .describe('How often in a year it is paid, if a tenancy lasts a year'),
      due: text('when it is paid', 160),
    }),
    entry({
      payer: z.literal('seller'),
      name: text('the name of the fee', 60),
      percent: percent.describe('Of the price, VAT included'),
      of: text('what the percentage is of', 90),
      due: text('when it is paid', 160),
    }),
    entry({
      payer: z.literal('tenant'),
      name: text('the name of the payment', 60),
      amount: text('the most it can be', 120),
      due: text('when it is paid, and why', 260),
    }),
  ],
  { error: 'payer is landlord, seller or tenant.' },
)

export const services = {
  fees: list('fees', fee),
  figures: list(
    'figures',
    entry({ value: text('the figure as it is shown', 24), what: text('what the figure counts', 120) }),
  ),
  packages: list(
    'packages',
    entry({
      fee: reference('fees').describe('The name of an entry in fees.yaml'),
      popular: z.boolean().default(false),
      forWhom: text('which landlord it suits', 200),
    }),
  ),
  tasks: list(
    'tasks',
    entry({
      task: text('one job, as a landlord would call it', 90),
      from: reference('packages').describe('The smallest package that includes it: a name in packages.yaml'),
      fee: reference('fees').describe('The fee for which a smaller package has the job done').optional(),
      feeFrom: reference('packages').describe('The smallest package that can have it done for the fee').optional(),
      doneBy: text('who does it if we do not, unless it is the landlord', 30).optional(),
    }),
  ),
  compliance: list(
    'compliance',
    entry({
      duty: text('what is needed', 60),
      rule: text('what the law asks', 320),
      renewed: text('how often, or by when', 80),
      source,
      checked: checked.optional(),
      read: read.optional(),
    }),
  ),
  abroad: list(
    'abroad',
    entry({
      topic: text('the subject', 60),
      figure: text('the one figure to remember', 20),
      what: text('what that figure is', 70),
      says: text('what a landlord abroad needs to know', 700),
      source,
      checked: checked.optional(),
      read: read.optional(),
    }),
  ),
  steps: list(
    'steps',
    entry({
      process: z.enum(['lettings', 'sales'], { error: 'process is lettings or sales.' }),
      title: text('the name of the step', 30),
      when: text('when it happens', 40),
      says: text('what happens in it', 400),
    }),
  ),
  faqs: list(
    'faqs',
    entry({
      page: z.enum(['sales', 'management', 'contact'], { error: 'page is sales, management or contact.' }),
      question: text('the question', 120),
      answer: text('the answer', 700),
    }),
  ),
  management: list(
    'management',
    entry({
      group: z.enum(['service', 'tenant', 'money', 'abroad'], { error: 'group is service, tenant, money or abroad.' }),
      title: text('the name of the service', 60),
      says: text('what we do', 320),
    }),
  ),
  team: list(
    'team',
    entry({
      name: text('the person’s name', 60),
      role: text('their role', 60),
      portrait: z
        .number()
        .int()
        .min(1)
        .max(6)
        .describe('The number of a silhouette in public/pictures/portraits of the agency'),
      says: text('a sentence or two about them', 260),
      speaks: text('their languages besides English', 60).optional(),
    }),
  ),
  values: list(
    'values',
    entry({ title: text('the value in a few words', 50), says: text('how a client would notice it', 260) }),
  ),
  reasons: list(
    'reasons',
    entry({
      page: z.enum(['about', 'rental', 'sales'], { error: 'page is about, rental or sales.' }),
      title: text('the reason in a few words', 70),
      says: text('the reason', 360),
    }),
  ),
  memberships: list(
    'memberships',
    entry({
      name: text('the body’s name', 70),
      kind: text('what kind of body it is', 60),
      number: text('our number there', 40),
      seal: z.enum(['globe', 'key', 'scales', 'vault'], { error: 'seal is globe, key, scales or vault.' }),
      says: text('what it means for a client', 220),
    }),
  ),
  departments: list(
    'departments',
    entry({
      name: text('the department’s name', 40),
      phone,
      email,
      lead: reference('team').describe('The name of an entry in team.yaml'),
      does: text('what to ask them', 160),
    }),
  ),
  transport: list(
    'transport',
    entry({ by: text('the way of travelling', 40), says: text('from where, and how long it takes', 160) }),
  ),
}
