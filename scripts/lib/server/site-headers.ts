import { readFile } from 'node:fs/promises'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

/** A path of _headers or _redirects. `*` matches any rest, and `:name` one part. */
const pattern = (path: string) => {
  const literal = (part: string) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]+/g, '[^/]+')
  return new RegExp(`^${path.split('*').map(literal).join('.*')}$`)
}

/** The headers of a path in the built `_headers`. */
export async function readHeaderRules(folder: string): Promise<(path: string) => Record<string, string>> {
  const { headers } = await parseAllHeaders({ headersFiles: [`${folder}/_headers`], configHeaders: [], minimal: true })
  const rules = headers.map(({ for: path, values }) => ({ test: pattern(path), values }))
  return (path) =>
    Object.fromEntries(rules.flatMap(({ test, values }) => (test.test(path) ? Object.entries(values) : [])))
}

/**
 * The headers that scripts, styles and fonts need. A page's headers are 1.5 kB, as much as a small script, and HTTP/1.1
 * repeats them in every response. HTTP/2, which hosts use, compresses repeated headers to a byte or two.
 */
export const assetHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(cache-control|x-content-type-options)$/i.test(name)))

interface RedirectRule {
  from: string
  to: string
  status: number
}

interface Rewrite {
  status: number
  body: Buffer
}

/** The page that `_redirects` gives for a path without a file. The 404 page is the caller's. */
export async function readRewrites(folder: string): Promise<(path: string) => Rewrite | undefined> {
  const { redirects } = await parseAllRedirects({
    redirectsFiles: [`${folder}/_redirects`],
    configRedirects: [],
    minimal: true,
  })
  const read = async ({ from, to, status }: RedirectRule) => ({
    test: pattern(from),
    rewrite: { status, body: await readFile(`${folder}${to}.html`) },
  })
  const rules = await Promise.all((redirects as RedirectRule[]).filter(({ status }) => status === 200).map(read))
  return (path) => rules.find(({ test }) => test.test(path))?.rewrite
}
