import { expect, it } from 'vitest'
import { replyPromise } from '../../../../src/agency/zh/promises'
import { replyAt } from '../../../../src/messages/zh/form'
import { callsYou, headOfSales } from '../../../../src/messages/zh/valuation'

it.each([replyAt('北京时间 18:00'), replyPromise])('The time of a call follows the caller with one 在: %s', (time) =>
  expect(callsYou(headOfSales) + time).toMatch(/^我们的出售主管会在[^在]/),
)
