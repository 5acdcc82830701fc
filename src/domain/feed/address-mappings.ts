import { tidyLine } from '../../lib/form/normalise.ts'
import { toText } from '../../lib/format/to-text.ts'
import { shown } from './feed-amounts.ts'
import { cut, plainNumber, type Mapping } from './field-mapping.ts'
import { feedLine, plainLine } from './plain-text.ts'

// Where a home is: its title, address, postcode, area and coordinates. Pure.

/** `12 Alder Mews` and `Flat 4, Larch Court, Quill Street`: number or name first, then the street. */
export const address: Mapping = {
  columns: ['address_line'],
  fields: ['ADDRESS_1', 'ADDRESS_2'],
  read: (value) => {
    const [house, road] = [plainLine(value('ADDRESS_1')), plainLine(value('ADDRESS_2'))]
    const full = /^\d+[a-z]?$/i.test(house) && road ? `${house} ${road}` : [house, road].filter(Boolean).join(', ')
    return { address_line: cut(full, 200) || null }
  },
  write: (row) => {
    const full = tidyLine(toText(row.address_line))
    const [, house, road] = /^(\d+[a-z]?) (.+)$/i.exec(full) ?? /^(.+), ([^,]+)$/.exec(full) ?? ['', full, '']
    return { ADDRESS_1: feedLine(house ?? ''), ADDRESS_2: feedLine(road ?? '') }
  },
}
const postcodeShape = /^[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}$/
export const postcode: Mapping = {
  columns: ['postcode'],
  fields: ['POSTCODE1', 'POSTCODE2'],
  read: (value, { remark }) => {
    const full = tidyLine(`${value('POSTCODE1')} ${value('POSTCODE2')}`).toUpperCase()
    if (postcodeShape.test(full)) return { postcode: full }
    if (full) remark('POSTCODE1', `“${shown(full)}” is not a full postcode.`)
    return { postcode: null }
  },
  write: (row) => {
    const [outward = '', inward = ''] = toText(row.postcode).split(' ')
    return { POSTCODE1: outward, POSTCODE2: inward }
  },
}
const town = 'London'
export const area: Mapping = {
  columns: ['area'],
  fields: ['ADDRESS_3', 'TOWN'],
  read: (value) => ({ area: cut(plainLine(value('ADDRESS_3')) || plainLine(value('TOWN')), 80) || null }),
  // Without an area, the town is used.
  write: (row) => ({ ADDRESS_3: toText(row.area) === town ? '' : feedLine(toText(row.area)), TOWN: town }),
}
export const title: Mapping = {
  columns: ['title'],
  fields: ['DISPLAY_ADDRESS'],
  read: (value) => ({ title: cut(plainLine(value('DISPLAY_ADDRESS')), 160) || null }),
  write: (row) => ({ DISPLAY_ADDRESS: feedLine(toText(row.title)) }),
}
export const position: Mapping = {
  columns: ['latitude', 'longitude'],
  fields: ['LATITUDE', 'LONGITUDE', 'EXACT_LATITUDE', 'EXACT_LONGITUDE'],
  read: (value) => {
    const degrees = (name: string, max: number) => {
      const written = value(name) || value(`EXACT_${name}`)
      const read = /^-?\d{1,3}(\.\d+)?$/.test(written) ? Number(written) : 0
      return read !== 0 && Math.abs(read) <= max ? Math.round(read * 1000) / 1000 : null
    }
    const [latitude, longitude] = [degrees('LATITUDE', 90), degrees('LONGITUDE', 180)]
    return latitude !== null && longitude !== null ? { latitude, longitude } : { latitude: null, longitude: null }
  },
  write: (row) => ({ LATITUDE: plainNumber(row.latitude), LONGITUDE: plainNumber(row.longitude) }),
}
