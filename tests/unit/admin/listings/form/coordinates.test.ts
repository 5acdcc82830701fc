import { describe, expect, it } from 'vitest'
import { coordinatePair, degrees } from '../../../../../src/admin/listings/form/coordinates'

describe('Coordinates copied from a map', () => {
  it.each([
    '51.539, -0.156',
    '51.539,-0.156',
    '(51.539, −0.156)',
    '51.539 -0.156',
    '51.539° N, 0.156° W',
    '51.539N 0.156W',
    'N 51.539 W 0.156',
    '0.156° W, 51.539° N',
    `51°32'20.4"N 0°09'21.6"W`,
    '51° 32′ 20.4″ N, 0° 9′ 21.6″ W',
    'https://www.openstreetmap.org/#map=16/51.539/-0.156',
    'https://www.openstreetmap.org/?mlat=51.539&mlon=-0.156#map=16/51.5/-0.1',
    'https://www.google.com/maps/@51.539,-0.156,17z',
    'https://www.google.com/maps?q=51.539,-0.156',
    'https://maps.apple.com/?ll=51.539,-0.156',
    'https://www.google.com/maps/place/Camden/@51.5,-0.1,17z/data=!3m1!4b1!4m5!3d51.539!4d-0.156',
  ])('“%s” is a pair', (copied) => expect(coordinatePair(copied)).toEqual({ latitude: 51.539, longitude: -0.156 }))
  it.each([
    '',
    '51.539',
    '51,539',
    '51,5',
    '91, 0.5',
    '51.5, 181',
    '51.5 N, 0.1 N',
    '-51.5 S, 0.1 W',
    `51°61'N 0°1'W`,
    'Camden, London',
    'https://maps.app.goo.gl/abc',
  ])('“%s” is not', (copied) => expect(coordinatePair(copied)).toBeNull())
  it('are also read one by one, each for its own axis', () => {
    expect([
      degrees('0.156° W', 'longitude'),
      degrees(`0°09'21.6"W`, 'longitude'),
      degrees('−0.156', 'longitude'),
    ]).toEqual([-0.156, -0.156, -0.156])
    expect([degrees('0.156° W', 'latitude'), degrees('91', 'latitude'), degrees('1e3', 'longitude')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
