import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import type { PresentListing } from '../../../../src/domain/feed/feed-plan'
import { parseFeedCsv } from '../../../../src/domain/feed/feed-csv'
import {
  maxWithdrawn,
  parseSummary,
  refusalOfPlan,
  stopReason,
  summarise,
} from '../../../../src/domain/feed/source-run'
import { summaryText } from '../../../../src/domain/feed/run-summary'
import { planWarnings } from '../../../../src/domain/feed/plan-warnings'
import { fileOf, present } from './present'

const stock = (count: number) =>
  Array.from({ length: count }, (_, index) => present(`A${index}`, { id: `id-${index}` }))
/** The plan of a complete feed that has some of the listings. */
function planOf(references: readonly string[], there: readonly PresentListing[], price = '') {
  const file = parseFeedCsv(
    ['AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,PRICE', ...references.map((each) => `99999_${each},99999,1,${price}`)].join(
      '\n',
    ),
  )
  return compareFeed({ ...file, complete: true }, there, { branch: '99999', today: '2026-11-26' })
}
const source = { branch: null, withdrawPercent: 10 }

describe('A fetched feed', () => {
  it('may withdraw its share, and one home always', () => {
    expect(maxWithdrawn(stock(40), '99999', 10)).toBe(4)
    expect(maxWithdrawn(stock(5), '99999', 10)).toBe(1)
    expect(maxWithdrawn(stock(5), '99999', 0)).toBe(0)
    expect(maxWithdrawn(stock(5), 'OTHER', 100)).toBe(1)
  })

  it('stops before it withdraws more', () => {
    const there = stock(20)
    const without = (count: number) =>
      planOf(
        there.slice(count).map(({ reference }) => String(reference)),
        there,
      )
    expect(stopReason(without(2), there, source)).toBe('')
    expect(stopReason(without(3), there, source)).toBe(
      'The feed would withdraw 3 homes. Without confirmation it may withdraw 2 (10 %).',
    )
  })

  it('stops before it hides as many, which its summary counts as withdrawn', () => {
    const there = stock(20)
    const hiding = (count: number) =>
      compareFeed(
        fileOf(
          ...there.map(({ reference }, index) => ({
            ...{ AGENT_REF: `99999_${reference}`, PUBLISHED_FLAG: index < count ? '0' : '1' },
          })),
        ),
        there,
        { branch: '99999', today: '2026-11-26' },
      )
    expect(stopReason(hiding(2), there, source)).toBe('')
    expect(stopReason(hiding(20), there, source)).toContain('The feed would withdraw 20 homes.')
    expect(planWarnings(hiding(10))).toEqual([])
    const warnings = planWarnings(hiding(11))
    expect(warnings).toMatchObject([{ flag: '--withdraw-many' }])
    expect(warnings[0]!.lines[0]).toBe('99999_A0, line 10: hidden by the feed')
    expect(planWarnings(hiding(11), new Map([['id-0', ['status']]]))).toEqual([])
    expect(summarise(hiding(3), [], 'ab')).toMatchObject({ changed: 0, withdrawn: 3, left: 17 })
    expect(summarise(hiding(1), [], 'ab').titles).toEqual(['Teal Row, Bow, London E3 (A0)'])
  })

  it('stops before a price changes by more than half', () => {
    const there = stock(1)
    expect(stopReason(planOf(['A0'], there, '1000'), there, source)).toContain('1 price would change by more than half')
  })

  it('is refused if it has no homes, or those of another branch', () => {
    const plan = planOf(['A0'], stock(1))
    expect(refusalOfPlan(plan, source, 1)).toBe('')
    expect(refusalOfPlan(plan, { ...source, branch: '11111' }, 1)).toContain('belonged to branch 11111')
    expect(refusalOfPlan(planOf([], stock(1)), source, 0)).toContain('contains no homes')
  })

  it('stores its plan as counts, which are read again', () => {
    const summary = summarise(planOf(['A0'], stock(3)), ['Read as windows-1252.'], 'ab')
    expect(parseSummary(JSON.parse(JSON.stringify(summary)))).toEqual(summary)
    expect(summary.titles).toEqual(['Teal Row, Bow, London E3 (A1)', 'Teal Row, Bow, London E3 (A2)'])
    expect(summaryText(summary)).toBe('0 new, 0 changed, 2 withdrawn, 1 unchanged')
    expect(parseSummary({ created: 'many' })).toBeNull()
  })
})
