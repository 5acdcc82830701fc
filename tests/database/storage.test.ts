import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientsOf, editors, type Role, roles, staff } from './people'

const clients = clientsOf(...roles)

const bucket = (role: Role) => clients[role].storage.from('property-images')
const options = { contentType: 'image/webp' }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const folder = () => `home-${randomUUID()}`
/** The text at a picture's address; null if there is none. */
async function servedText(path: string) {
  const response = await fetch(bucket('anonymous').getPublicUrl(path).data.publicUrl)
  return response.ok ? response.text() : null
}
/** Uploads a picture with the text `first`; returns its path. */
async function uploadPicture() {
  const path = `${folder()}/living.webp`
  expect((await bucket('administrator').upload(path, bytesOf('first'), options)).error).toBeNull()
  return path
}

describe.each(roles)('Pictures: %s', (role) => {
  const mayEdit = editors.includes(role)
  const mayList = staff.includes(role)
  const may = mayEdit ? 'may' : 'may not'
  it('may read one by its address', async () => {
    const path = await uploadPicture()
    expect(await (await fetch(bucket(role).getPublicUrl(path).data.publicUrl)).text()).toBe('first')
  })
  it(`${mayList ? 'may' : 'may not'} list them`, async () => {
    const path = await uploadPicture()
    const { data } = await bucket(role).list(path.split('/')[0])
    expect(data?.length ?? 0).toBe(mayList ? 1 : 0)
  })
  it(`${may} add one`, async () => {
    const path = `${folder()}/living.webp`
    expect(!(await bucket(role).upload(path, bytesOf('mine'), options)).error).toBe(mayEdit)
    expect(await servedText(path)).toBe(mayEdit ? 'mine' : null)
  })
  it(`${may} replace one`, async () => {
    const path = await uploadPicture()
    expect(!(await bucket(role).upload(path, bytesOf('second'), { ...options, upsert: true })).error).toBe(mayEdit)
    expect(await servedText(path)).toBe(mayEdit ? 'second' : 'first')
  })
  it(`${may} move or copy one`, async () => {
    const path = await uploadPicture()
    await bucket(role).copy(path, path.replace('living', 'copy'))
    await bucket(role).move(path, path.replace('living', 'moved'))
    expect([
      await servedText(path),
      await servedText(path.replace('living', 'copy')),
      await servedText(path.replace('living', 'moved')),
    ]).toEqual(mayEdit ? [null, 'first', 'first'] : ['first', null, null])
  })
  it(`${may} remove one`, async () => {
    const path = await uploadPicture()
    await bucket(role).remove([path])
    expect(await servedText(path)).toBe(mayEdit ? null : 'first')
  })
  it('may not create a bucket or read its settings', async () => {
    expect((await clients[role].storage.createBucket(`other-${randomUUID()}`)).error).not.toBeNull()
    expect((await clients[role].storage.getBucket('property-images')).data).toBeNull()
  })
})

describe('A picture', () => {
  it.each([
    'living.webp',
    'A-Home/living.webp',
    'home/living.svg',
    'home/living',
    'home/../living.webp',
    'home/rooms/living.webp',
    'home/li ving.webp',
    'home/living.webp.html',
  ])('is refused at %s', async (path) =>
    expect((await bucket('administrator').upload(path, bytesOf('x'), options)).error).not.toBeNull(),
  )
  it.each(['image/svg+xml', 'text/html', 'application/octet-stream'])('is refused as %s', async (contentType) =>
    expect(
      (await bucket('administrator').upload(`${folder()}/living.webp`, bytesOf('x'), { contentType })).error,
    ).not.toBeNull(),
  )
  it('is refused above 5 MB', async () => {
    const uploadOf = (bytes: number) =>
      bucket('administrator').upload(`${folder()}/living.webp`, new Uint8Array(bytes), options)
    expect((await uploadOf(5_242_880)).error).toBeNull()
    expect((await uploadOf(5_242_881)).error).not.toBeNull()
  })
})
