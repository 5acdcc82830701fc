import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientsOf, editors, type Role, roles, staff } from './people'

const clients = clientsOf(...roles)

const bucket = (role: Role) => clients[role].storage.from('property-images')
const type = { contentType: 'image/webp' }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const folder = () => `home-${randomUUID()}`
/** The response at a picture's address; null if there is none. */
async function served(path: string) {
  const response = await fetch(bucket('anonymous').getPublicUrl(path).data.publicUrl)
  return response.ok ? response.text() : null
}
async function stored() {
  const path = `${folder()}/living.webp`
  expect((await bucket('administrator').upload(path, bytesOf('first'), type)).error).toBeNull()
  return path
}

describe.each(roles)('Pictures: %s', (role) => {
  const ours = editors.includes(role)
  const shown = staff.includes(role)
  const may = ours ? 'may' : 'may not'
  it('may read one by its address', async () => {
    const path = await stored()
    expect(await (await fetch(bucket(role).getPublicUrl(path).data.publicUrl)).text()).toBe('first')
  })
  it(`${shown ? 'may' : 'may not'} list them`, async () => {
    const path = await stored()
    const { data } = await bucket(role).list(path.split('/')[0])
    expect(data?.length ?? 0).toBe(shown ? 1 : 0)
  })
  it(`${may} add one`, async () => {
    const path = `${folder()}/living.webp`
    expect(!(await bucket(role).upload(path, bytesOf('mine'), type)).error).toBe(ours)
    expect(await served(path)).toBe(ours ? 'mine' : null)
  })
  it(`${may} replace one`, async () => {
    const path = await stored()
    expect(!(await bucket(role).upload(path, bytesOf('second'), { ...type, upsert: true })).error).toBe(ours)
    expect(await served(path)).toBe(ours ? 'second' : 'first')
  })
  it(`${may} move or copy one`, async () => {
    const path = await stored()
    await bucket(role).copy(path, path.replace('living', 'copy'))
    await bucket(role).move(path, path.replace('living', 'moved'))
    expect([
      await served(path),
      await served(path.replace('living', 'copy')),
      await served(path.replace('living', 'moved')),
    ]).toEqual(ours ? [null, 'first', 'first'] : ['first', null, null])
  })
  it(`${may} remove one`, async () => {
    const path = await stored()
    await bucket(role).remove([path])
    expect(await served(path)).toBe(ours ? null : 'first')
  })
  it('may not make or empty a bucket', async () => {
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
    expect((await bucket('administrator').upload(path, bytesOf('x'), type)).error).not.toBeNull(),
  )
  it.each(['image/svg+xml', 'text/html', 'application/octet-stream'])('is refused as %s', async (contentType) =>
    expect(
      (await bucket('administrator').upload(`${folder()}/living.webp`, bytesOf('x'), { contentType })).error,
    ).not.toBeNull(),
  )
  it('is refused above 5 MB', async () => {
    const of = (bytes: number) => bucket('administrator').upload(`${folder()}/living.webp`, new Uint8Array(bytes), type)
    expect((await of(5_242_880)).error).toBeNull()
    expect((await of(5_242_881)).error).not.toBeNull()
  })
})
