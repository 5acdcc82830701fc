import { describe, expect, it } from 'vitest'
import { droppedPlace, uploadProblem } from '../../../../../src/admin/listings/pictures/pictures'
import { moveItem } from '../../../../../src/lib/move-item'
import { picture } from '../form/listing-values'

const uploading = (key: string) => ({ ...picture(''), key })

describe('Pictures whose upload has not ended', () => {
  it('are waited for while one is under way', () => {
    const uploads = { a: { name: 'a.heic', status: 'failed' }, b: { name: 'b.jpg', status: 'sending' } }
    expect(uploadProblem([uploading('a'), uploading('b')], uploads)).toMatch(
      /^Some pictures are not uploaded yet\. Wait/,
    )
  })
  it('are named if they failed, and not waited for', () => {
    const uploads = { a: { name: 'a.heic', status: 'failed' }, b: { name: 'b.jpg', status: 'failed' } }
    expect(uploadProblem([picture('/x.webp'), uploading('a')], uploads)).toBe(
      'a.heic could not be uploaded. Remove it to go on; its row says why.',
    )
    expect(uploadProblem([uploading('a'), uploading('b')], uploads)).toMatch(/^a\.heic and b\.jpg could not/)
  })
  it('are no problem once they are there', () => expect(uploadProblem([picture('/x.webp')], {})).toBeNull())
})

describe('A dragged picture', () => {
  it.each([
    ['a', 'c', true, 'bca'],
    ['a', 'c', false, 'bac'],
    ['c', 'a', false, 'cab'],
    ['c', 'a', true, 'acb'],
    ['b', 'a', true, 'abc'],
  ])('%s dropped at %s lies there', (dragged, target, after, order) => {
    const list = ['a', 'b', 'c']
    const place = droppedPlace(list, dragged, target, after)
    expect(moveItem(list, list.indexOf(dragged), place).join('')).toBe(order)
  })
})
