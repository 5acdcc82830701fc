import { expect, it } from 'vitest'
import { xmlText } from '../../../../src/lib/format/xml'
import { corpus } from '../../../hostile'

it.each(Object.entries(corpus))('%s is valid text in XML', (_what, text) =>
  expect(xmlText(text)).not.toMatch(/[<>"'\u0000-\u0008]/),
)
