import { factField } from '../../../src/domain/listing/facts/fact-fields'
import { london } from '../../../src/domain/london/london'

/** Streets and institutions that signs name in English, in Chinese sentences. */
const named = [
  ...[
    'Kensington High Street',
    'Camden High Street',
    'Regent’s Park Road',
    'New King’s Road',
    'North End Road',
    'Old Kent Road',
    'Marylebone High Street',
  ],
  ...['Eel Brook Common', 'Howard de Walden'],
]
const { stations, universities, parks, basins, places: districts } = london

/** The names of places that are more than one word. */
export const places = [...stations, ...universities, ...parks, ...basins, ...districts]
  .flatMap(({ name }) => (name.includes(' ') ? [name] : []))
  .concat(named, Object.keys(factField('local_authority').options ?? {}))
