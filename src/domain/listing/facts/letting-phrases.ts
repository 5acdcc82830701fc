// Phrases that a letting advert must not contain, in English and Chinese. The SQL function private.prohibited_words has
// the same patterns, with \y for \b and `unlessAfter` as a lookbehind; tests/database/publish-check.test.ts compares
// them.

interface Rule {
  pattern: string
  /** The pattern of the same phrases in Chinese. */
  chinese: string
  /** Preceding text that makes the phrase lawful, as a pattern. A lookbehind would break old browsers. */
  unlessAfter?: string
  /** The reason, with the law. */
  reason: string
  /** Unlawful only for assured tenancies: company lets may have a fixed term and rent in advance. */
  onlyAssured?: true
}

const actName = 'Renters’ Rights Act 2025'
const oneRentReason = `State one rent. Nobody may ask for or accept more (${actName}, section 56).`

export const lettingRules: readonly Rule[] = [
  {
    pattern: String.raw`\bno\s+(?:dss|(?:housing\s+)?benefits?|universal\s+credit)\b`,
    chinese: String.raw`(?:不接受|不收|不租给?|谢绝)[^，。；\n]{0,6}(?:福利|救济|补贴)`,
    reason: `You may not refuse people who receive benefits (${actName}).`,
  },
  {
    pattern: String.raw`\bno\s+(?:children|kids|babies|families)\b(?!['’]s)`,
    chinese: String.raw`(?:不接受|不收|不租给?|谢绝|不可带|不能带)[^，。；\n]{0,4}(?:儿童|小孩|孩子|婴儿)`,
    reason: `You may not refuse people with children (${actName}).`,
  },
  {
    pattern: String.raw`\bprofessionals?(?:\s+tenants?)?\s+only\b|\bonly\s+professionals?\b`,
    chinese: String.raw`(?:仅限|只限|只租给?)[^，。；\n]{0,4}(?:在职|上班族|专业人士|白领)`,
    reason: `It refuses people who receive benefits (${actName}).`,
  },
  {
    pattern: String.raw`\boffers?\s+(?:over|above|in\s+excess)\b`,
    chinese: String.raw`(?:报价|出价)(?:不低于|高于)`,
    reason: oneRentReason,
  },
  {
    pattern: String.raw`\bbest\s+(?:(?:and\s+)?final\s+)?offers?\b|\bsealed\s+bids?\b`,
    chinese: String.raw`价高者得|最高出价|密封(?:报价|投标)|竞价`,
    reason: oneRentReason,
  },
  {
    pattern: String.raw`\bfrom\s+£\s*[0-9][0-9,]{2,}`,
    chinese: String.raw`£\s*[0-9][0-9,]{2,}\s*起(?!租)`,
    reason: `${oneRentReason} Give the exact rent.`,
  },
  {
    pattern: String.raw`\bmonths['’]?\s+(?:rent\s+)?(?:in\s+advance|up[\s-]?front)\b`,
    chinese:
      String.raw`(?:预付|预交|先付)\s*(?:[2-9]|1[0-2]|[二两三四五六七八九十半])\s*(?:个月|年)` +
      '|押[一二]付[二三四五六七八九十]',
    reason: 'You may ask for at most one month’s rent in advance (Tenant Fees Act 2019).',
    onlyAssured: true,
  },
  {
    pattern: String.raw`\b(?:[0-9]+|six|nine|twelve|eighteen)[\s-]months?\s+(?:contract|tenancy|let|lease|term|ast)\b`,
    chinese: String.raw`(?:[0-9]+|[一两三六九半]|十二|十八)\s*(?:个月|年)的?(?:合同|租约|租期|起租)`,
    reason: `An assured tenancy has no fixed term (${actName}).`,
    onlyAssured: true,
  },
  {
    pattern: String.raw`\bfixed[\s-]term\b|\bminimum\s+(?:term|tenancy)\b`,
    chinese: String.raw`固定(?:租期|期限)|最短租期`,
    unlessAfter: String.raw`\bno\s|没有|无`,
    reason: `An assured tenancy has no fixed term (${actName}).`,
    onlyAssured: true,
  },
  {
    pattern: String.raw`\bno\s+(?:pets|animals|dogs|cats)\b`,
    chinese: String.raw`(?:不可|不能|不得|不许|不允许|不接受|禁止|谢绝)(?:养|带|携带)?(?:宠物|动物|猫|狗)`,
    reason: `A tenant may ask to keep a pet, and a refusal needs a good reason (${actName}).`,
  },
]

export interface ForbiddenPhrase {
  /** The phrase as it is in the text, and its offsets there; `end` is exclusive. */
  phrase: string
  start: number
  end: number
  reason: string
}

/** Tenancies that are not assured, under other rules. */
const unassuredTenancies: readonly string[] = ['company_let', 'rent_over_100k', 'resident_landlord', 'student_block']

/**
 * The forbidden phrases of a text, in order.
 * @param tenancy the listing's kind of tenancy; unknown counts as assured
 */
export function findForbiddenPhrases(text: string, tenancy?: string | null): ForbiddenPhrase[] {
  const assured = !unassuredTenancies.includes(tenancy ?? '')
  return lettingRules
    .filter((rule) => assured || !rule.onlyAssured)
    .flatMap(({ pattern, chinese, unlessAfter, reason }) =>
      [...text.matchAll(new RegExp(`${pattern}|${chinese}`, 'gi'))]
        .filter(({ index }) => !unlessAfter || !new RegExp(`(?:${unlessAfter})$`, 'i').test(text.slice(0, index)))
        .map(({ 0: phrase, index }) => ({ phrase, start: index, end: index + phrase.length, reason })),
    )
    .sort((a, b) => a.start - b.start)
}
