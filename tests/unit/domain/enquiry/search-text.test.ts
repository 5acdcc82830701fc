import { describe, expect, it } from 'vitest'
import { postgresArray, likePatterns } from '../../../../src/domain/enquiry/search-text'
import { corpus } from '../../../hostile'

describe('The words of a search', () => {
  it('are matched individually, and literally', () =>
    expect(likePatterns('  Okafor\u200B 100%_A\\*  ')).toEqual(['%okafor%', '%100\\%\\_a\\\\_%']))
  it.each([
    ['Adébáyọ̀', ['adebayo']],
    ['ADEBAYO', ['adebayo']],
    ['Łódź Øster', ['lodz', 'oster']],
    ["O’Brien o'brien", ['obrien', 'obrien']],
    ['semi-detached', ['semidetached']],
    ['李明', ['李明']],
    ['N1 2XX', ['n12xx']],
    ['n12xx', ['n12xx']],
    ['WC1X 8LU flat', ['wc1x8lu', 'flat']],
    ['N1 2', ['n1', '2']],
    ['7700 900456', ['7700', '900456']],
    ['+447700900456', ['447700900456']],
    ['07700 900456', ['7700', '900456']],
    ['0044 7700 900456', ['44', '7700', '900456']],
    ['00447700900456', ['447700900456']],
    ['+44(0)7700900456', ['447700900456']],
    ['(020) 7946-0112', ['020', '79460112']],
    ['0803 000 0000', ['803', '000', '00']],
    ['+', []],
  ])('%s are normalised to %j', (q, text) => expect(likePatterns(q)).toEqual(text.map((word) => `%${word}%`)))
})

it.each(Object.entries(corpus))('a search for %s is a valid filter', (_what, text) =>
  expect(postgresArray(likePatterns(text))).toMatch(/^\{("(\\["\\]|[^"\\])*",?)*\}$/),
)
