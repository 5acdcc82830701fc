import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { filled, picture } from './listing-values'

const admin = '../../../../../src/admin/listings'
const removePictures = vi.fn()
const load = async () => ({
  ...(await import('../../../../../src/admin/listings/form/form.store')),
  ...(await import('../../../../../src/admin/listings/form/useOpenForm')),
  ...(await import('../../../../../src/admin/listings/pictures/picture-moves')),
  ...(await import('../../../../../src/lib/http/admin-session')),
})
let form: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  vi.doMock(`${admin}/pictures/pictures.queries`, () => ({ removePictures }))
  vi.resetModules()
  form = await load()
})
afterAll(() => {
  vi.doUnmock(`${admin}/pictures/pictures.queries`)
  vi.resetModules()
})

function open(status: 'editing' | 'saving') {
  form.$account.set({ id: 'a', email: 'a@example.com', name: 'A', role: 'negotiator' })
  form.$values.set({ ...filled, pictures: [{ ...picture('/new.webp'), fresh: true }] })
  form.$form.set({ ...form.closedForm, isNew: false, id: 'a', stored: filled, status })
  removePictures.mockReset()
}
const urls = () => form.$values.get().pictures.map(({ url }) => url)

describe('While a listing is being saved', () => {
  beforeEach(() => open('saving'))
  it('its values stay as they are', () => {
    form.setValues({ title: 'Other' })
    expect(form.$values.get().title).toBe(filled.title)
  })
  it('a new picture stays in the storage, because the save is about to show it', () => {
    form.removePicture('/new.webp')
    form.discardChanges()
    expect(removePictures).not.toHaveBeenCalled()
    expect(urls()).toEqual(['/new.webp'])
  })
  it('a picture that arrives is refused with a message, not dropped silently', () => {
    form.addFiles([new File(['x'], 'hall.jpg', { type: 'image/jpeg' })], 'photograph')
    expect(form.$adderProblems.get()).toMatchObject([{ text: 'The listing is being saved. Add pictures after that.' }])
  })
})

it('A new picture that is removed before a save is deleted from the storage', () => {
  open('editing')
  form.removePicture('/new.webp')
  expect(removePictures).toHaveBeenCalledWith(['/new.webp'])
  expect(urls()).toEqual([])
})
