import { randomUUID } from 'node:crypto'
import { failureReason } from '../cli.ts'
import { type Finding, finding } from './finding.ts'

const enquiries = ['contact_submissions', 'booking_valuations', 'valuation_requests', 'property_inquiries']
const push = 'Apply the migrations: npm run setup.'

// Codes of PostgreSQL: no right to the rows; a null or a value that the table does not take.
const forbidden = '42501'
const invalidRow = ['23502', '23514']

/** The error code of a refused request: the database's, or the auth server's (beside a number, its status). */
function errorCode(text: string): string {
  try {
    const { code, error_code: authCode } = JSON.parse(text) as { code?: unknown; error_code?: string }
    return authCode ?? String(code)
  } catch {
    return ''
  }
}

interface Project {
  url: string
  key: string
  /** The first administrator's email. */
  email: string
}

interface RequestOptions {
  method?: string
  body?: object
  headers?: Record<string, string>
}

/**
 * Checks a Supabase project with the publishable key only, and tries what that key must not allow. Every attempt
 * inserts a row without an id, which the primary key refuses, so nothing is written even if a policy has a hole.
 * Code 42501 (forbidden) is the right response, 23502 (a null) the wrong one.
 * @returns the findings, in the order in which to fix them
 */
export async function visitorFindings({ url, key, email }: Project): Promise<Finding[]> {
  const findings: Finding[] = []
  const note = (check: string, ok: boolean, fix: string) => void findings.push(finding(check, ok, fix))
  const request = async (path: string, { method = 'GET', body, headers = {} }: RequestOptions = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    const { status, ok } = response
    return { status, ok, text, code: ok ? '' : errorCode(text), rows: () => JSON.parse(text) as unknown[] }
  }
  const table = (name: string) => `/rest/v1/${name}`

  try {
    const { status, text } = await request(`${table('properties')}?select=id&limit=1`)
    const refused = status === 401
    const fix = refused
      ? 'The key is refused: PUBLIC_SUPABASE_ANON_KEY must be the publishable key of this very project.'
      : `What answers at ${url} is no Supabase project. Its address looks like https://abcdefgh.supabase.co`
    note('The backend answers.', !refused && /^[[{]/.test(text), fix)
    if (!findings[0]?.ok) return findings
  } catch (error) {
    note(
      'The backend answers.',
      false,
      `No answer from ${url} (${failureReason(error)}). ` + 'Is the address right, and the project not paused?',
    )
    return findings
  }

  const listings = await request(`${table('properties')}?select=id,slug,status,updated_at,latitude&limit=1`)
  note('Listings are there, with their status.', listings.ok, push)
  const search = await request('/rest/v1/rpc/search_listings', {
    method: 'POST',
    body: { filters: { type: 'sale' }, sort: 'newest', page: 1 },
  })
  note('The search answers.', search.ok, push)

  const write = await request(table('properties'), {
    method: 'POST',
    body: {
      id: null,
      status: 'draft',
      slug: 'doctor',
      listing_type: 'sale',
      title: 'Doctor',
      area: 'Doctor',
      price: 1,
      beds: 0,
      baths: 1,
      gallery: ['/doctor.webp'],
      description: 'Doctor',
    },
  })
  note(
    'A visitor cannot add a listing.',
    write.code === forbidden,
    'Anyone can write listings! Drop the policies on properties that the migrations did not make.',
  )
  const change = await request(`${table('properties')}?id=not.is.null`, {
    method: 'PATCH',
    body: { id: null },
    headers: { prefer: 'return=representation' },
  })
  note(
    'A visitor cannot change a listing.',
    change.ok ? change.rows().length === 0 : change.code === forbidden,
    'Anyone can change listings! Drop the policies on properties that the migrations did not make.',
  )

  for (const name of enquiries) {
    const read = await request(`${table(name)}?select=id&limit=1`)
    note(
      `A visitor cannot read ${name}.`,
      read.ok ? read.rows().length === 0 : read.status === 401 || read.code === forbidden,
      `Anyone can read what people wrote! Drop the select policies on ${name} that the migrations did not make.`,
    )
    const send = await request(table(name), {
      method: 'POST',
      body: { id: null, name: '', email: 'doctor', phone: '' },
    })
    // A constraint refused the row, not the policy: a form's row would be accepted.
    note(`A visitor can send to ${name}, and rubbish is refused.`, invalidRow.includes(send.code), push)
  }
  const admin = await request('/rest/v1/rpc/is_admin', { method: 'POST', body: {} })
  note('A visitor is no administrator.', admin.ok && admin.text === 'false', push)

  const sign = await request('/auth/v1/signup', {
    method: 'POST',
    body: { email: 'doctor@example.invalid', password: 'x' },
  })
  note(
    'Sign-ups are off.',
    sign.code === 'signup_disabled',
    'Turn them off: Authentication, Sign In / Providers, Allow new users to sign up.',
  )
  const wrong = await request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password: randomUUID() },
  })
  note(
    'A wrong password is refused.',
    wrong.status === 400,
    'The sign-in did not answer as expected: is email sign-in on?',
  )

  const list = await request('/storage/v1/object/list/property-images', {
    method: 'POST',
    body: { prefix: '', limit: 1 },
  })
  note(
    'A visitor cannot list the pictures.',
    list.ok ? list.rows().length === 0 : list.status >= 400,
    'Drop the select policies on storage.objects that the migrations did not make.',
  )
  // Requests an upload permission and does not use it.
  const leave = await request('/storage/v1/object/upload/sign/property-images/doctor/doctor.webp', {
    method: 'POST',
    body: {},
  })
  note(
    'A visitor cannot store a picture.',
    !leave.ok,
    'Anyone can store pictures! Drop the insert policies on storage.objects that the migrations did not make.',
  )
  const none = await request('/storage/v1/object/public/property-images/none/none.webp')
  note(
    'The bucket property-images is there and public.',
    !/bucket not found/i.test(none.text) && none.status < 500,
    push,
  )
  return findings
}
