import type { Walk } from '../../domain/london/walk'
import { accessOptions, propertyTypeOptions, outsideOptions, tenureOptions } from './filter-options'
import type { Search, Sort } from './search-type'

const databaseOrder: Record<Sort, string> = {
  newest: 'newest',
  'price-up': 'price',
  'price-down': '-price',
  size: 'size',
  nearest: 'nearest',
}

/** What `search_homes` is asked: filters under its own names (absent where not set), the order, the page. */
export function searchRequest(search: Search, near?: Walk) {
  const { type, areas, min, max, home, beds, baths, outside, furnished, pets, access, tenure } = search
  const { available, q, box, drawn, sort, page } = search
  return {
    filters: {
      type,
      ...(areas.length > 0 && { areas }),
      min,
      max,
      home: home && [...propertyTypeOptions[home].fits],
      beds,
      baths,
      outside: outside && [...outsideOptions[outside].fits],
      furnished: furnished === 'part' ? furnished : furnished && furnished === 'yes',
      pets,
      access: access && accessOptions[access].fits[0],
      tenure: tenure && [...tenureOptions[tenure].fits],
      available,
      q,
      box,
      near,
      drawn,
    },
    sort: databaseOrder[sort],
    page,
  }
}
