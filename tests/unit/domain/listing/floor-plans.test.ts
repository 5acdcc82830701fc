import { expect, it } from 'vitest'
import { floorPlans } from '../../../../src/domain/listing/floor-plans'

const plans = (addresses: string[], captions: string[] = []) =>
  floorPlans({ facts: { values: { floor_plans: addresses }, floorPlanCaptions: captions, notes: {} } })

it('parses the rooms of a caption by floor, with their sizes in metres and feet', () => {
  const [plan] = plans(
    ['/floorplans/a.svg#697x837'],
    ['Ground floor: kitchen / dining room 5.59 by 5.62 m, hall. First floor: WC 1.2 x 1 m. Approximate area 90 sq ft.'],
  )
  expect(plan).toEqual({
    src: '/floorplans/a.svg',
    width: 697,
    height: 837,
    floors: [
      {
        name: 'Ground floor',
        rooms: [
          { name: 'Kitchen / dining room', size: { metres: '5.59 × 5.62 m', feet: '18′4″ × 18′5″' } },
          { name: 'Hall' },
        ],
      },
      { name: 'First floor', rooms: [{ name: 'WC', size: { metres: '1.2 × 1 m', feet: '3′11″ × 3′3″' } }] },
    ],
    notes: ['Approximate area 90 sq ft.'],
  })
})

it('never writes twelve inches', () => {
  const [plan] = plans(['/a.svg'], ['Flat: hall 3.655 by 0.914 m'])
  expect(plan?.floors[0]?.rooms[0]?.size?.feet).toBe('12′0″ × 3′0″')
})

it('keeps any other caption as a note, and gives a plan without a size a frame of 4:3', () => {
  const [plan, other] = plans(['https://cdn.example/plan.png', '/b.svg#0x0'], ['The whole of the top floor'])
  expect(plan).toMatchObject({ floors: [], notes: ['The whole of the top floor.'], width: 1200, height: 900 })
  expect(other).toMatchObject({ src: '/b.svg', width: 1200, height: 900, notes: [] })
})
