// Phrases that a letting advert must not contain. The SQL function private.prohibited_words has the same patterns, with
// \y for \b and `unlessAfter` as a lookbehind; tests/database/publish-check.test.ts compares them.

interface Rule {
  pattern: string
  /** Preceding text that makes the phrase lawful. A lookbehind would break the oldest supported browsers. */
  unlessAfter?: string
  /** The reason, with the law. */
  reason: string
  /** Unlawful only for assured tenancies: company lets may have a fixed term and rent in advance. */
  assured?: true
}

const act = 'Renters’ Rights Act 2025'
const oneRent = `State one rent. Nobody may ask for or accept more (${act}, section 56).`

export const lettingRules: readonly Rule[] = [
  {
    pattern: String.raw`\bno\s+(?:dss|(?:housing\s+)?benefits?|universal\s+credit)\b`,
    reason: `You may not refuse people who receive benefits (${act}).`,
  },
  {
    pattern: String.raw`\bno\s+(?:children|kids|babies|families)\b(?!['’]s)`,
    reason: `You may not refuse people with children (${act}).`,
  },
  {
    pattern: String.raw`\bprofessionals?(?:\s+tenants?)?\s+only\b|\bonly\s+professionals?\b`,
    reason: `It refuses people who receive benefits (${act}).`,
  },
  { pattern: String.raw`\boffers?\s+(?:over|above|in\s+excess)\b`, reason: oneRent },
  { pattern: String.raw`\bbest\s+(?:(?:and\s+)?final\s+)?offers?\b|\bsealed\s+bids?\b`, reason: oneRent },
  { pattern: String.raw`\bfrom\s+£\s*[0-9][0-9,]{2,}`, reason: `${oneRent} Give the exact rent.` },
  {
    pattern: String.raw`\bmonths['’]?\s+(?:rent\s+)?(?:in\s+advance|up[\s-]?front)\b`,
    reason: 'You may ask for at most one month’s rent in advance (Tenant Fees Act 2019).',
    assured: true,
  },
  {
    pattern: String.raw`\b(?:[0-9]+|six|nine|twelve|eighteen)[\s-]months?\s+(?:contract|tenancy|let|lease|term|ast)\b`,
    reason: `An assured tenancy has no fixed term (${act}).`,
    assured: true,
  },
  {
    pattern: String.raw`\bfixed[\s-]term\b|\bminimum\s+(?:term|tenancy)\b`,
    unlessAfter: String.raw`\bno\s`,
    reason: `An assured tenancy has no fixed term (${act}).`,
    assured: true,
  },
  {
    pattern: String.raw`\bno\s+(?:pets|animals|dogs|cats)\b`,
    reason: `A tenant may ask to keep a pet, and a refusal needs a good reason (${act}).`,
  },
]

export interface ForbiddenPhrase {
  /** The phrase in the text and its offset. */
  phrase: string
  start: number
  end: number
  reason: string
}

/** Tenancies that are not assured, under other rules. */
const unassuredTenancies: readonly string[] = ['company_let', 'rent_over_100k', 'resident_landlord', 'student_block']

/** The forbidden phrases of a text, in order. */
export function findForbiddenPhrases(text: string, tenancy?: string | null): ForbiddenPhrase[] {
  const assured = !unassuredTenancies.includes(tenancy ?? '')
  return lettingRules
    .filter((rule) => assured || !rule.assured)
    .flatMap(({ pattern, unlessAfter, reason }) =>
      [...text.matchAll(new RegExp(pattern, 'gi'))]
        .filter(({ index }) => !unlessAfter || !new RegExp(`${unlessAfter}$`, 'i').test(text.slice(0, index)))
        .map(({ 0: phrase, index }) => ({ phrase, start: index, end: index + phrase.length, reason })),
    )
    .sort((a, b) => a.start - b.start)
}
