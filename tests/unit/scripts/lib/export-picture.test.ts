import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportPicture } from '../../../../scripts/lib/export-picture'
import { pictureType } from '../../../../src/lib/pictures/picture-type'
import { startPictureServer } from '../../../https-server'

// The export runs beside the database and mailbox, which a listing's editor must not reach through it.

const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer()
const webp = await sharp(jpeg).webp().toBuffer()
const requested: string[] = []
const local = createServer((request, response) => {
  requested.push(request.url!)
  response.end(request.url!.startsWith('/storage/v1/object/public/property-images/home/') ? webp : jpeg)
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
    url === '/1.jpg' ? response.end(jpeg) : response.writeHead(302, { location: `${mailbox}/letter` }).end(),
  )
})
afterAll(async () => {
  local.close()
  await elsewhere.close()
})
const read = (address: string) => exportPicture(address, storage, elsewhere.network)

it('fetches a picture from storage, the public web and the site, as JPEG', async () => {
  expect(await read(`${elsewhere.url}/1.jpg`)).toEqual(jpeg)
  for (const address of [
    '/storage/v1/object/public/property-images/home/a.webp',
    '/pictures/camden-lock-apartment/living.webp',
    '/floorplans/camden-lock-apartment.svg#974x845',
  ])
    expect(pictureType((await read(address)) ?? new Uint8Array()), address).toBe('image/jpeg')
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
