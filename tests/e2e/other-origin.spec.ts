import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { secrets } from '../secrets'
import { administrator, expect, newListing, test } from './site'

// Another port of this machine is "same-site" to a browser: only the origin differs.
test('a page of another origin can neither read an enquiry nor change a listing', async ({ page, baseURL }) => {
  const admin = await administrator()
  const listing = newListing()
  await admin.from('properties').insert(listing).throwOnError()
  const email = `${crypto.randomUUID()}@example.com`
  const other = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<p>Elsewhere'),
  )
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  try {
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
    const read = await page.evaluate(
      async ({ site, keys, slug, email }) => {
        const attempts: [string, RequestInit][] = [
          ['/rest/v1/enquiries?select=*', {}],
          ['/rest/v1/properties?select=id', {}],
          [`/rest/v1/properties?slug=eq.${slug}`, { method: 'DELETE' }],
          [`/rest/v1/properties?slug=eq.${slug}`, { method: 'PATCH', body: '{"title":"Changed"}' }],
        ]
        const results: string[] = []
        for (const key of keys)
          for (const [path, init] of attempts) {
            const headers: Record<string, string> = key ? { apikey: key, 'content-type': 'application/json' } : {}
            await fetch(site + path, { ...init, headers }).then(
              async (response) =>
                results.push(`${init.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`),
              () => {},
            )
          }
        // Requests without preflight: the response is unreadable, but they would take effect.
        const row = JSON.stringify({ name: 'Elsewhere', email, message: 'Hello.' })
        for (const key of keys)
          await fetch(`${site}/rest/v1/contact_submissions?apikey=${key}`, {
            method: 'POST',
            mode: 'no-cors',
            body: row,
          })
        return results
      },
      { site: baseURL!, keys: ['', secrets.publishableKey, secrets.secretKey], slug: listing.slug, email },
    )
    expect(read).toEqual([])
    const { data } = await admin.from('properties').select('title').eq('slug', listing.slug).throwOnError()
    expect(data).toEqual([{ title: listing.title }])
    const written = await admin.from('contact_submissions').select('id').eq('email', email).throwOnError()
    expect(written.data).toEqual([])
  } finally {
    other.close()
    await admin.from('properties').delete().eq('slug', listing.slug)
  }
})
