import type { Refusal } from './refuse.ts'

interface Route {
  path: RegExp
  methods: string[]
  /** The values that a query parameter must have one of; it stands alone then. */
  query?: { name: string; values: string[] }
  maxBytes: number
}

const name = '[a-z_][a-z0-9_]*'
const file = '[\\w.~-]+'
/** The longest text of a form or a listing. */
const maxTextBytes = 256_000
/** Five thousand listings of a feed, of two kilobytes each, and some. */
const maxFeedBytes = 12_000_000
/** A photograph with what carries it: the bucket takes 5 MB. */
const maxPictureBytes = 6_000_000

/** All that the site asks of the backend (src/**\/*.queries.ts, src/lib). What is not listed is not passed on. */
const routes: Route[] = [
  { path: RegExp(`^/rest/v1/${name}$`), methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], maxBytes: maxTextBytes },
  { path: /^\/rest\/v1\/rpc\/import_listings$/, methods: ['POST'], maxBytes: maxFeedBytes },
  { path: RegExp(`^/rest/v1/rpc/${name}$`), methods: ['POST'], maxBytes: maxTextBytes },
  {
    path: /^\/auth\/v1\/token$/,
    methods: ['POST'],
    query: { name: 'grant_type', values: ['password', 'refresh_token'] },
    maxBytes: maxTextBytes,
  },
  { path: /^\/auth\/v1\/user$/, methods: ['GET'], maxBytes: 0 },
  { path: /^\/auth\/v1\/logout$/, methods: ['POST'], maxBytes: maxTextBytes },
  {
    path: RegExp(`^/storage/v1/object/public/property-images/${file}(/${file})*$`),
    methods: ['GET', 'HEAD'],
    maxBytes: 0,
  },
  {
    path: RegExp(`^/storage/v1/object/property-images/${file}(/${file})*$`),
    methods: ['POST'],
    maxBytes: maxPictureBytes,
  },
  // Takes pictures out; which ones, its body says.
  { path: /^\/storage\/v1\/object\/property-images$/, methods: ['DELETE'], maxBytes: maxTextBytes },
]

/** Whether a path is the backend's, to be passed on or refused as such. */
export const isBackendPath = ({ pathname }: URL) => /^\/(rest|auth|storage)\/v1(\/|$)/.test(pathname)

/** Whether a request tries a password. */
export const isPasswordSignIn = ({ pathname, searchParams }: URL) =>
  pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password'

/** How a request is passed on, or why it is not. */
export function findRoute(method: string, { pathname, searchParams }: URL): { maxBytes: number } | Refusal {
  const found = routes.filter(({ path }) => path.test(pathname))
  if (found.length === 0) return { status: 404 }
  const route = found.find(({ methods }) => methods.includes(method))
  if (!route) return { status: 405, headers: { allow: found.flatMap(({ methods }) => methods).join(', ') } }
  const { query } = route
  const [given, ...more] = query ? searchParams : []
  if (query && (given?.[0] !== query.name || !query.values.includes(given[1]) || more.length > 0))
    return { status: 404 }
  return { maxBytes: route.maxBytes }
}
