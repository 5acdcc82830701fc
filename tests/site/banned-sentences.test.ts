import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folder, read } from './built'
import { bundleFunction } from './bundle-function'
import { allTexts } from './page-text'

// Sentences that readers could not follow, or that a translator would get wrong (docs/voice.md), by the words that
// their relatives share. Pages, scripts, feeds and emails may not say them.

const banned = [
  /often asleep|London is awake|awake for/,
  /before you have to ask/,
  /read in five minutes a month/,
  /wait for your word/,
  /have tea\b/,
  /by my breakfast/,
  /overrule us/,
  /an accountant or a brother/,
  /explain boilers/,
  /Ask us to prove/,
  /knows? whom to ask/,
  /(it|home|house|flat) would fetch|would it fetch/,
  /Farther out/i,
  /with a telephone\b|telephoned?s? (us|you|them)\b/,
  /protects you from us/,
  /(sleep|asleep) in your own/,
  /would you rather (not )?do|would rather not/,
  /(is|are) (ours|yours) to\b/,
  /the least is to be/i,
  /no eager applicant|can mend\b|\bmended\b/i,
  /the room’s best hour/i,
  /keep the next two buyers warm/,
  /falling for/,
  /nearer to it than/,
  /An area has an average|A home has a price/,
  /we would rather not guess|It lies between the two/,
  /whoever (replaces|pays|wants|asks)/i,
  /(not )?been argued with/,
  /raise its voice/,
  /mostly weather/i,
  /What a let home leaves/i,
  /days to come/,
  /floods us with/,
  /has dates in it/,
  /Say yes, or no/,
  /you need do nothing|no more letters follow|has it erased/,
  /is for reading on\b|not compared our words/,
  /\bAsked of\b|\bIt was to be\b/,
  /Hackney from April 2024/,
  /in order to sell, but not in the first year/,
]

/** Files with words of ours. Scripts hold the texts of forms, dialogs and the admin. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(html|js|txt|xml|ics|csv|webmanifest)$/.test(file),
)
/** Straight and escaped apostrophes become the curly one of the list. */
const typographic = (text: string) => text.replace(/\\u2019|\\?'|&#39;|&rsquo;/g, '’')
const textOf = (file: string) =>
  typographic(/\.html$|valuation-dialog\.txt$/.test(file) ? allTexts(read(file)).join('\n') : read(file))

// The build contains no email, so the tests bundle what renders them.
const emails = await Promise.all(
  ['src/domain/email/render-email.ts', 'supabase/functions/unsubscribe/handle.ts'].map(
    async (module) => [module, typographic((await bundleFunction(module)).code)] as const,
  ),
)
const texts = [...files.map((file) => [file, textOf(file)] as const), ...emails]

it.each(banned)('no page, script, feed or email says %s', (sentence) => {
  const places = texts.flatMap(([file, text]) => {
    const match = sentence.exec(text)
    return match ? [`${file}: ${text.slice(Math.max(0, match.index - 40), match.index + 60)}`] : []
  })
  expect(places).toEqual([])
})

it.each([
  ['pages', /\.html$/, 'Page Not Found'],
  ['scripts', /\.js$/, 'Please enter your phone number.'],
  ['emails', /render-email/, 'Meridian Row Ltd'],
])('reads %s', (_, file, sentence) =>
  expect(texts.some(([name, text]) => file.test(name) && text.includes(sentence))).toBe(true),
)
