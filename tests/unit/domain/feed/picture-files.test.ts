import { expect, it } from 'vitest'
import { pictureFiles } from '../../../../src/domain/feed/picture-files'
import { present } from './present'

it('The export names every picture as JPEG, which all portals take', () => {
  const listing = present('A1', {
    gallery: ['/pictures/a.webp', 'https://a.example/b.GIF?x', '/c'],
    floor_plans: ['/floorplans/a.svg#690x903'],
    epc_documents: ['/epc.png'],
  })
  expect(pictureFiles(listing, '99999_A1')).toEqual([
    { column: 'gallery', file: '99999_A1_IMG_00.jpg', address: '/pictures/a.webp' },
    { column: 'gallery', file: '99999_A1_IMG_01.jpg', address: 'https://a.example/b.GIF?x' },
    { column: 'gallery', file: '99999_A1_IMG_02.jpg', address: '/c' },
    { column: 'floor_plans', file: '99999_A1_FLP_00.jpg', address: '/floorplans/a.svg#690x903' },
    { column: 'epc_documents', file: '99999_A1_IMG_60.jpg', address: '/epc.png' },
  ])
})
