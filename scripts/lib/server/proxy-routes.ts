import { functions, maxVisitorRows, tables } from './allowed-queries.ts'
import { checkQuery, isForStaff } from './check-query.ts'
import type { Refusal } from './refuse.ts'

/** The most bytes that a body may have. */
interface MaxBytes {
  /** From anybody. */
  visitor: number
  /** From whoever is signed in as staff. */
  staff: number
}

export interface Route {
  maxBytes: MaxBytes
  /** A stored picture: a file, which costs the database next to nothing. */
  picture?: true
  /** A picture that is being stored: its bytes are what it says that they are. */
  upload?: true
  /** Why a visitor is refused. */
  visitors?: Refusal
}

interface Pattern extends Route {
  path: RegExp
  methods: string[]
  /** The query parameters that are taken: a name, and the values that it must have one of. */
  query?: Record<string, string[]>
  /** Whether one of them must stand there. */
  queryRequired?: true
}

const kilobytes = (visitor: number, staff = visitor): MaxBytes => ({ visitor: visitor * 1024, staff: staff * 1024 })

const file = '[\\w.~-]+'
/** Room for a search, and the longest text of a listing. */
const text = kilobytes(16, 256)
/** The longest message: 5,000 characters of four bytes. */
const form = kilobytes(24, 256)
/** Five thousand listings of a feed, of two kilobytes each, and some. */
const feed = kilobytes(16, 12_000)
/** A photograph with what carries it: the bucket takes 5 MB. */
const picture = kilobytes(16, 5860)
const none = kilobytes(0)

/** What the site asks of the backend besides tables and functions. */
const patterns: Pattern[] = [
  {
    path: /^\/auth\/v1\/token$/,
    methods: ['POST'],
    query: { grant_type: ['password', 'refresh_token'] },
    queryRequired: true,
    maxBytes: text,
  },
  { path: /^\/auth\/v1\/user$/, methods: ['GET'], maxBytes: none },
  { path: /^\/auth\/v1\/logout$/, methods: ['POST'], query: { scope: ['local', 'global', 'others'] }, maxBytes: text },
  {
    path: RegExp(`^/storage/v1/object/public/property-images/${file}(/${file})*$`),
    methods: ['GET', 'HEAD'],
    maxBytes: none,
    picture: true,
  },
  {
    path: RegExp(`^/storage/v1/object/property-images/${file}(/${file})*$`),
    methods: ['POST'],
    maxBytes: picture,
    upload: true,
  },
  // Takes pictures out; which ones, its body says.
  { path: /^\/storage\/v1\/object\/property-images$/, methods: ['DELETE'], maxBytes: text },
]

/** A name of the storage's files; longer than any that the site makes, shorter than what a file system refuses. */
const maxNameLength = 200

/** Whether a path is the backend's, to be passed on or refused as such. */
export const isBackendPath = ({ pathname }: URL) => /^\/(rest|auth|storage)\/v1(\/|$)/.test(pathname)

/** Whether a request tries a password. */
export const isPasswordSignIn = ({ pathname, searchParams }: URL) =>
  pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password'

const tooManyRows: Refusal = {
  status: 400,
  message: `Ask for at most ${maxVisitorRows} homes at a time, from the first on: limit=${maxVisitorRows}.`,
}
const otherMethod = (methods: string[]): Refusal => ({ status: 405, headers: { allow: methods.join(', ') } })

function findFunction(name: string, method: string, parameters: URLSearchParams): Route | Refusal {
  if (!functions.has(name)) return { status: 404 }
  if (method !== 'POST') return otherMethod(['POST'])
  if (parameters.size > 0) return { status: 400, message: 'This function takes its values in the body.' }
  return { maxBytes: name === 'import_listings' ? feed : text }
}

function findTable(name: string, method: string, parameters: URLSearchParams): Route | Refusal {
  const rules = Object.hasOwn(tables, name) ? tables[name]! : undefined
  if (!rules) return { status: 404 }
  const methods = rules.methods.split(' ')
  if (!methods.includes(method)) return otherMethod(methods)
  const refusal = checkQuery(name, parameters)
  if (refusal) return refusal
  const visitors = method === 'GET' && isForStaff(name, parameters) ? tooManyRows : undefined
  return { maxBytes: method === 'POST' ? form : text, ...(visitors && { visitors }) }
}

const isAllowedParameters = ({ query = {}, queryRequired }: Pattern, parameters: URLSearchParams) =>
  parameters.size <= 1 &&
  (!queryRequired || parameters.size === 1) &&
  [...parameters].every(([name, value]) => Object.hasOwn(query, name) && query[name]!.includes(value))

/** How a request is passed on, or why it is not. */
export function findRoute(method: string, { pathname, searchParams }: URL): Route | Refusal {
  const [, name] = /^\/rest\/v1\/([a-z_][a-z0-9_]*)$/.exec(pathname) ?? []
  if (name) return findTable(name, method, searchParams)
  const [, called] = /^\/rest\/v1\/rpc\/([a-z_][a-z0-9_]*)$/.exec(pathname) ?? []
  if (called) return findFunction(called, method, searchParams)
  const results = patterns.filter(({ path }) => path.test(pathname))
  if (results.length === 0) return { status: 404 }
  const pattern = results.find(({ methods }) => methods.includes(method))
  if (!pattern) return otherMethod(results.flatMap(({ methods }) => methods))
  if (!isAllowedParameters(pattern, searchParams)) return { status: 404 }
  if (pathname.split('/').some((part) => part.length > maxNameLength))
    return { status: 400, message: `A file’s name has at most ${maxNameLength} characters.` }
  return pattern
}
