import { lengthOf, tidyLine, tidyText } from '../../../lib/form/normalise'
import { isPictureAddress } from '../../../lib/http/web-address'
import { degrees } from './coordinates'
import { longestAddress } from './pictures'
import { readPrice } from './price'
import type { Answers, Errors, FieldName } from './property-form'
import { slugProblem } from './slug'
import { lines, whole } from './written'

const longestFeature = 200
const isWebAddress = (address: string) =>
  address.length <= longestAddress && URL.canParse(address) && /^https?:\/\/[^\s]+$/.test(address)
const between = (number: number | null, least: number, most: number) =>
  number !== null && number >= least && number <= most

/** What will not do, in the order of the fields; the short sentences are the specification's. */
export function judge(answers: Answers): Errors {
  const {
    title,
    slug,
    area,
    price,
    beds,
    baths,
    floorSize,
    rightmoveUrl,
    latitude,
    longitude,
    pictures,
    description,
    features,
  } = answers
  const cost = readPrice(price, answers.listingType)
  const rent = answers.listingType === 'rent'
  const placed = tidyLine(latitude + longitude) !== ''
  const messages: [FieldName, string | false | null][] = [
    [
      'title',
      tidyLine(title) === ''
        ? 'Property title is required.'
        : lengthOf(tidyLine(title)) > 160 && 'The title can have 160 characters at most.',
    ],
    ['slug', slugProblem(slug)],
    [
      'area',
      tidyLine(area) === ''
        ? 'Area is required.'
        : lengthOf(tidyLine(area)) > 80 && 'The area can have 80 characters at most.',
    ],
    ['price', 'problem' in cost && cost.problem],
    ['beds', !between(whole(beds), 0, 50) && 'Enter the number of bedrooms, from 0 to 50.'],
    ['baths', !between(whole(baths), 1, 50) && 'Enter the number of bathrooms, from 1 to 50.'],
    [
      'floorSize',
      tidyLine(floorSize) !== '' &&
        !between(whole(floorSize), 1, 9_999_999) &&
        'Enter the floor size in square feet, as a whole number.',
    ],
    [
      'dateAvailable',
      rent &&
        answers.dateAvailable !== '' &&
        !/^\d{4}-\d\d-\d\d$/.test(answers.dateAvailable) &&
        'Enter the day it is available from, with its year.',
    ],
    [
      'rightmoveUrl',
      tidyLine(rightmoveUrl) !== '' &&
        !isWebAddress(tidyLine(rightmoveUrl)) &&
        'Enter the whole address of the Rightmove page, beginning with https://',
    ],
    [
      'latitude',
      placed &&
        degrees(latitude, 'latitude') === null &&
        'Enter the latitude in degrees, from -90 to 90, or leave both empty.',
    ],
    [
      'longitude',
      placed &&
        degrees(longitude, 'longitude') === null &&
        'Enter the longitude in degrees, from -180 to 180, or leave both empty.',
    ],
    [
      'pictures',
      pictures.length === 0
        ? 'Please upload at least one image.'
        : pictures.some(({ url }) => !url)
          ? 'Some pictures have not arrived yet. Wait for them, or cancel them.'
          : pictures.some(({ url }) => !isPictureAddress(url))
            ? 'The address of a picture must begin with https://. Remove that picture, or add it again.'
            : pictures.some(({ alt }) => lengthOf(tidyLine(alt)) > 200) &&
              'The words for a picture can have 200 characters at most.',
    ],
    [
      'description',
      tidyText(description) === ''
        ? 'Description is required.'
        : lengthOf(tidyText(description)) > 20_000 && 'The description can have 20,000 characters at most.',
    ],
    [
      'features',
      lines(features).length > 60
        ? 'There can be 60 features at most.'
        : lines(features).some((line) => lengthOf(line) > longestFeature) &&
          'A feature can have 200 characters at most. Longer words belong in the description.',
    ],
  ]
  return Object.fromEntries(messages.filter(([, message]) => message))
}

// Greater London, roughly: from Heathrow's far side to Upminster, from Coulsdon to Enfield.
const london = { south: 51.28, north: 51.7, west: -0.52, east: 0.34 }

/** Said beside a place that is none of London's; it is no error. */
export function placeHint({ latitude, longitude }: Pick<Answers, 'latitude' | 'longitude'>): string | null {
  const [lat, lng] = [degrees(latitude, 'latitude'), degrees(longitude, 'longitude')]
  if (lat === null || lng === null) return null
  return between(lat, london.south, london.north) && between(lng, london.west, london.east)
    ? null
    : 'This lies outside Greater London. Are the two the right way round?'
}
