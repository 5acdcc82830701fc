import { expect, it } from 'vitest'
import { factsNote } from '../../../../../src/admin/listings/list/row-note'

it.each([
  [{ neededFacts: 33, knownFacts: 16, missingFacts: 1 }, '1 to fix'],
  [{ neededFacts: 33, knownFacts: 16, missingFacts: 0 }, '17 waiting'],
  [{ neededFacts: 33, knownFacts: 33, missingFacts: 0 }, ''],
])('The note on the facts %j is “%s”', (facts, note) => expect(factsNote(facts)).toBe(note))
