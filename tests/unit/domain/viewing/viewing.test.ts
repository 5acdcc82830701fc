import { expect, it } from 'vitest'
import { nextStep, openQuestion, parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from './diary-row'

const start = '2026-12-01T15:00:00Z'
const minutesAfter = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000)

it.each([
  ['requested', -1, 'change', 'Confirm?'],
  ['requested', 0, 'outcome', 'Took place?'],
  ['booked', -1, 'change', ''],
  ['booked', 0, 'feedback', ''],
  ['booked', 30, 'feedback', 'Feedback?'],
  ['cancelled', -1, null, ''],
  ['cancelled', 30, null, ''],
])('a %s appointment, %i minutes after its start: %s, %s', (state, minutes, step, question) => {
  const [viewing] = parseDiary([diaryRow(start, { state })])
  expect([nextStep(viewing!, minutesAfter(minutes)), openQuestion(viewing!, minutesAfter(minutes))]).toEqual([
    step,
    question,
  ])
})
