import { describe, expect, it } from 'vitest'
import { callLink, greetingName } from '../../../../src/domain/enquiry/contact-links'
import { corpus } from '../../../hostile'

describe('Whoever enquired', () => {
  it.each([
    ['Adaeze Okafor', 'Adaeze'],
    ['李明', '李明'],
    ['Dr Tom Ashby', 'Dr Tom Ashby'],
    ['F. Al Mansoori', 'F. Al Mansoori'],
    ['Mr. Smith', 'Mr. Smith'],
    ['  Ngozi  Adéyẹmí ', 'Ngozi'],
  ])('%s is greeted as %s', (name, greeted) => expect(greetingName(name)).toBe(greeted))
  it.each([
    ['+44 (0)20 7946 0112', 'tel:+442079460112'],
    ['07700 900 123', 'tel:07700900123'],
    ['+234 803-000.0000', 'tel:+2348030000000'],
    ['(020) 7946 0112', 'tel:02079460112'],
    ['ask Mei', null],
    ['', null],
    ['020 7946 0112 / 07700 900456', 'tel:02079460112'],
    ['020 7946 0112 - 07700 900456', 'tel:02079460112'],
    ['020 7946 0112 (12)', 'tel:02079460112'],
    ['020 7946 0112 ext. 12', 'tel:02079460112'],
    ['020 - 7946 - 0112', 'tel:02079460112'],
  ])('%s is dialled as %s', (phone, link) => expect(callLink(phone)).toBe(link))
})

it.each(Object.entries(corpus))('to somebody called %s can be created', (_what, text) =>
  expect(() => greetingName(text)).not.toThrow(),
)
