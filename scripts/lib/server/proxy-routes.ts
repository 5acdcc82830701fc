import { functions, maxVisitorRows, tables } from './allowed-queries.ts'
import { checkQuery, isForStaff } from './check-query.ts'
import type { Refusal } from './refuse.ts'

/** The maximum size of a body. */
interface MaxBytes {
  /** For anybody. */
  visitor: number
  /** For staff with a session. */
  staff: number
}

export interface Route {
  maxBytes: MaxBytes
  /** A read of a stored picture: a file, which costs the database almost nothing. */
  isPicture?: true
  /** An upload of a picture. Its bytes must match its content type. */
  isUpload?: true
  /** The refusal for visitors. */
  visitorRefusal?: Refusal
}

interface Pattern extends Route {
  path: RegExp
  methods: string[]
  /** The allowed query parameters, with their allowed values. */
  query?: Record<string, string[]>
  /** Whether one of them is required. */
  queryRequired?: true
}

const kilobytes = (visitor: number, staff = visitor): MaxBytes => ({ visitor: visitor * 1024, staff: staff * 1024 })

const file = '[\\w.~-]+'
/** Enough for a search, and for the longest text of a listing. */
const text = kilobytes(16, 256)
/** Enough for the longest message: 5,000 characters of four bytes. */
const form = kilobytes(24, 256)
/** Enough for a feed of five thousand listings of two kilobytes each. */
const feed = kilobytes(16, 12_000)
/** Enough for a photograph in its envelope. The bucket allows 5 MB. */
const pictureSize = kilobytes(16, 5860)
const none = kilobytes(0)

/** The requests of the site besides tables and functions. */
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
    isPicture: true,
  },
  {
    path: RegExp(`^/storage/v1/object/property-images/${file}(/${file})*$`),
    methods: ['POST'],
    maxBytes: pictureSize,
    isUpload: true,
  },
  // Deletes the pictures that the body names.
  { path: /^\/storage\/v1\/object\/property-images$/, methods: ['DELETE'], maxBytes: text },
]

/** The longest file name in the storage. The site makes shorter ones, and a file system refuses longer ones. */
const maxNameLength = 200

/** Whether a path belongs to the backend, and is forwarded or refused. */
export const isBackendPath = ({ pathname }: URL) => /^\/(rest|auth|storage)\/v1(\/|$)/.test(pathname)

/** Whether a request is a sign-in with a password. */
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
  const rules = Object.hasOwn(tables, name) ? tables[name] : undefined
  if (!rules) return { status: 404 }
  const methods = rules.methods.split(' ')
  if (!methods.includes(method)) return otherMethod(methods)
  const refusal = checkQuery(name, parameters)
  if (refusal) return refusal
  const visitorRefusal = method === 'GET' && isForStaff(name, parameters) ? tooManyRows : undefined
  return { maxBytes: method === 'POST' ? form : text, ...(visitorRefusal && { visitorRefusal }) }
}

const isAllowedParameters = ({ query = {}, queryRequired }: Pattern, parameters: URLSearchParams) =>
  parameters.size <= 1 &&
  (!queryRequired || parameters.size === 1) &&
  [...parameters].every(([name, value]) => Object.hasOwn(query, name) && query[name]?.includes(value))

/** The route of a request, or its refusal. */
export function findRoute(method: string, { pathname, searchParams }: URL): Route | Refusal {
  const [, name] = /^\/rest\/v1\/([a-z_][a-z0-9_]*)$/.exec(pathname) ?? []
  if (name) return findTable(name, method, searchParams)
  const [, called] = /^\/rest\/v1\/rpc\/([a-z_][a-z0-9_]*)$/.exec(pathname) ?? []
  if (called) return findFunction(called, method, searchParams)
  const matching = patterns.filter(({ path }) => path.test(pathname))
  if (matching.length === 0) return { status: 404 }
  const pattern = matching.find(({ methods }) => methods.includes(method))
  if (!pattern) return otherMethod(matching.flatMap(({ methods }) => methods))
  if (!isAllowedParameters(pattern, searchParams)) return { status: 404 }
  if (pathname.split('/').some((part) => part.length > maxNameLength))
    return { status: 400, message: `A file’s name has at most ${maxNameLength} characters.` }
  return pattern
}
