import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportPicture } from '../../../../scripts/lib/export-picture'
import { startPictureServer } from '../../../https-server'

// The export runs beside the database and mailbox, which a listing's editor must not reach through it.

const picture = 'GIF89a: a picture;'
const requested: string[] = []
const local = createServer((request, response) => {
  requested.push(request.url!)
  response.end(
    request.url!.startsWith('/storage/v1/object/public/property-images/home/') ? picture : `${picture} of a letter;`,
  )
})
let elsewhere: Awaited<ReturnType<typeof startPictureServer>>
let mailbox = ''
let storage = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(local.address() as AddressInfo).port}`
  mailbox = own.replace('127.0.0.1', 'localhost')
  storage = `${own}/storage/v1/object/public/property-images/`
  elsewhere = await startPictureServer(({ url }, response) =>
    url === '/1.jpg' ? response.end(picture) : response.writeHead(302, { location: `${mailbox}/letter` }).end(),
  )
})
afterAll(async () => {
  local.close()
  await elsewhere.close()
})
const read = async (address: string) => {
  const bytes = await exportPicture(address, storage, elsewhere.network)
  return bytes && Buffer.from(bytes).toString()
}

it('fetches a picture from storage and from the public web', async () => {
  expect(await read('/storage/v1/object/public/property-images/home/a.webp')).toBe(picture)
  expect(await read(`${elsewhere.url}/1.jpg`)).toBe(picture)
  expect(await exportPicture('/pictures/camden-lock-apartment/living.webp', storage)).not.toBeNull()
})

it('fetches nothing from this machine, directly or by a redirect', async () => {
  requested.length = 0
  for (const address of [
    `${elsewhere.url}/redirects.jpg`,
    `${mailbox}/letter`,
    `${mailbox}/storage/v1/object/public/property-images/../../../letter`,
    `${mailbox}/x?/storage/v1/object/public/property-images/a`,
    '/storage/v1/object/public/property-images/../../../../rest/v1/enquiries',
    '/../package.json',
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data',
  ])
    expect(await read(address), address).toBeNull()
  expect(requested.filter((path) => !path.startsWith('/storage/v1/object/public/'))).toEqual([])
})
