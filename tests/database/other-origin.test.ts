import { request } from 'node:http'
import { expect, it } from 'vitest'
import { secrets } from '../secrets'

// Browsers reach the backend only through the site's proxy. A foreign page that calls the backend's own port would
// bypass the limit on one-time codes.
const backend = process.env['TEST_BACKEND'] ?? ''

const ask = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    request(backend + path, { method, headers: { apikey: secrets.publishableKey, ...headers } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
      .once('error', reject)
      .end()
  })

it.each([
  ['GET', '/rest/v1/properties?select=id&limit=1'],
  ['POST', '/auth/v1/otp'],
  ['POST', '/auth/v1/verify'],
  ['OPTIONS', '/rest/v1/properties'],
])('a page of another origin gets no response from the backend’s own port: %s %s', async (method, path) => {
  const { status, headers } = await ask(method, path, { origin: 'https://elsewhere.example' })
  expect(status).toBe(403)
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

it('the port refuses a foreign Host header (DNS rebinding), and accepts a request without an origin', async () => {
  const path = '/rest/v1/properties?select=id&limit=1'
  expect((await ask('GET', path, { host: 'elsewhere.example' })).status).toBe(403)
  expect((await ask('GET', path, {})).status).toBe(200)
})
