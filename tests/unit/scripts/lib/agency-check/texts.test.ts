import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { findingLines } from '../../../../../scripts/lib/agency-check/check-agency'
import { type List, readLists } from '../../../../../scripts/lib/agency-check/list'
import { checkPlaceholders } from '../../../../../scripts/lib/agency-check/texts'

/** What the check says of lists that have these texts. */
const check = (files: Record<string, string>, checkOf: (list: List) => ReturnType<typeof checkPlaceholders>) => {
  const lists = readLists(new Map(Object.entries(files)), agency, [])
  return findingLines('agency', [...lists.values()].flatMap(checkOf))
}

describe('Placeholders', () => {
  it('are refused in texts that pages print as they are', () => {
    const files = {
      'data/team.yaml': 'lin:\n  name: Lin\n  says: Replies {reply-promise}.',
      'data/steps.yaml': "first: { when: 'After {visit}', says: 'We visit for {visit}.' }",
      'zh/data/guide.yaml':
        "guide:\n  hotspots:\n    - text: '{surcharge}'\n  buyers:\n    steps:\n      - text: '{surcharge}'",
    }
    const why = 'would be printed with its brackets; this text takes no placeholder'
    expect(check(files, checkPlaceholders)).toEqual([
      `agency/data/team.yaml:3: error: lin, says: {reply-promise} ${why}`,
      `agency/data/steps.yaml:1: error: first, when: {visit} ${why}`,
      `agency/zh/data/guide.yaml:3: error: guide, hotspots, 0, text: {surcharge} ${why}`,
    ])
  })
})
