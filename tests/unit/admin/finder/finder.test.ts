import { expect, it } from 'vitest'
import { enquiryResults, listingResult, pageResults } from '../../../../src/admin/finder/finder'

it('A listing is found with its status, type and reference, and links to its form', () => {
  const row = { id: '7', title: 'Mews', area: 'Camden', status: 'let_agreed', listing_type: 'rent', reference: 'MR-7' }
  expect(listingResult(row)).toEqual({
    href: '/admin/properties/7/edit',
    label: 'Mews, Camden',
    note: 'Let agreed · To Rent · MR-7',
  })
  expect(listingResult({ ...row, title: '', area: '', status: 'draft', reference: '' })).toMatchObject({
    label: 'Untitled listing',
    note: 'Draft · To Rent',
  })
})

it('An enquiry is found by its sender, and links to the inbox', () => {
  const enquiry = {
    kind: 'inquiry',
    type: 'rent',
    id: 'e1',
    name: '李明',
    email: 'li@example.com',
    about: 'Mews',
  } as const
  expect(enquiryResults([enquiry, { ...enquiry, kind: 'telegram' }])).toMatchObject([
    { href: '/admin/enquiries?open=inquiry:e1', label: '李明, li@example.com', note: 'To rent · Mews' },
  ])
})

it('Pages are found by name, and all show before typing', () => {
  expect(pageResults(' ENQ ').map(({ href }) => href)).toEqual(['/admin/enquiries'])
  expect(pageResults('').length).toBeGreaterThan(3)
  expect(pageResults('nowhere')).toEqual([])
  expect([pageResults('staff', 'reader'), pageResults('staff', 'administrator').map(({ href }) => href)]).toEqual([
    [],
    ['/admin/staff'],
  ])
})
