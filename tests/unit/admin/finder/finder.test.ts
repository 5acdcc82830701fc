import { expect, it } from 'vitest'
import { foundEnquiries, foundListing, foundPages } from '../../../../src/admin/finder/finder'

it('A home is found with its status, its type and its reference, and leads to its form', () => {
  const row = { id: '7', title: 'Mews', area: 'Camden', status: 'let_agreed', listing_type: 'rent', reference: 'MR-7' }
  expect(foundListing(row)).toEqual({
    href: '/admin/properties/7/edit',
    label: 'Mews, Camden',
    note: 'Let agreed · To Rent · MR-7',
  })
  expect(foundListing({ ...row, title: '', area: '', status: 'draft', reference: '' })).toMatchObject({
    label: 'A home without a title',
    note: 'Draft · To Rent',
  })
})

it('An enquiry is found by who sent it, and leads into the inbox', () => {
  const enquiry = {
    kind: 'inquiry',
    type: 'rent',
    id: 'e1',
    name: '李明',
    email: 'li@example.com',
    about: 'Mews',
  } as const
  expect(foundEnquiries([enquiry, { ...enquiry, kind: 'telegram' }])).toMatchObject([
    { href: '/admin/enquiries?open=inquiry:e1', label: '李明, li@example.com', note: 'To rent · Mews' },
  ])
})

it('Pages are found by their name, and all stand there before anything is typed', () => {
  expect(foundPages(' ENQ ').map(({ href }) => href)).toEqual(['/admin/enquiries'])
  expect(foundPages('').length).toBeGreaterThan(3)
  expect(foundPages('nowhere')).toEqual([])
  expect([foundPages('staff', 'reader'), foundPages('staff', 'administrator').map(({ href }) => href)]).toEqual([
    [],
    ['/admin/staff'],
  ])
})
