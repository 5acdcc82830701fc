import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { findingLines } from '../../../../../scripts/lib/agency-check/check-agency'
import { readLists } from '../../../../../scripts/lib/agency-check/list'
import { checkPlaceholders } from '../../../../../scripts/lib/agency-check/texts'

/** What the check says of lists that have these texts. */
const check = (texts: Record<string, string>) =>
  findingLines('agency', checkPlaceholders(readLists(new Map(Object.entries(texts)), agency, [])))

describe('Placeholders', () => {
  it('are refused in texts that pages print as they are', () => {
    const why = 'would be printed with its brackets; this text takes no placeholder'
    expect(
      check({
        'data/team.yaml': 'lin:\n  name: Lin\n  says: Replies {reply-promise}.',
        'data/steps.yaml': "first: { when: 'After {visit}', says: 'We visit for {visit}.' }",
        'zh/data/guide.yaml':
          "guide:\n  hotspots:\n    - text: '{surcharge}'\n  buyers:\n    steps:\n      - text: '{surcharge}'",
      }),
    ).toEqual([
      `agency/data/team.yaml:3: error: lin, says: {reply-promise} ${why}`,
      `agency/data/steps.yaml:1: error: first, when: {visit} ${why}`,
      `agency/zh/data/guide.yaml:3: error: guide, hotspots, 0, text: {surcharge} ${why}`,
    ])
  })

  it('are refused if no figure has their name, with the names that exist', () => {
    const figures = {
      'data/figures.yaml': 'works-limit: { value: £200 }',
      'data/fees.yaml': 'sale: { percent: 2 }\ninventory: { pounds: 120 }',
    }
    const known = '{works-limit}, {sale}, {office-hours}, {founded}, {reply-promise}, {visit}'
    expect(
      check({
        ...figures,
        'data/selling.yaml': "steps:\n  - text: '{visit}'\n  - text: 'Within {reply}, {visit} and {works limit}.'",
        'zh/data/values.yaml': "word: { says: '{sale} {inventory}' }",
        'data/guide.yaml': "buyers:\n  steps:\n    - text: '{surcharge}, {visit}'",
      }),
    ).toEqual([
      `agency/data/selling.yaml:3: error: selling, steps, 1, text: {reply} is no figure; write one of ${known}`,
      `agency/data/selling.yaml:3: error: selling, steps, 1, text: {works limit} is no figure; write one of ${known}`,
      `agency/zh/data/values.yaml:1: error: word, says: {inventory} is no figure; write one of ${known}`,
      'agency/data/guide.yaml:3: error: guide, buyers, steps, 0, text: {visit} is no figure; write one of ' +
        '{deposit}, {additional}, {nonResident}, {surcharge}',
    ])
  })
})
