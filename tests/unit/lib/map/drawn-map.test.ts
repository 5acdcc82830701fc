import { expect, it } from 'vitest'
import { areaPoint } from '../../../../src/lib/map/drawn-map'

it.each(['constructor', '__proto__', 'toString', 'Atlantis'])(
  'an area called %s is one that we have not drawn',
  (area) => {
    expect(areaPoint(area)).toEqual(areaPoint('Somewhere else'))
    expect(areaPoint('Camden')).not.toEqual(areaPoint(area))
  },
)
