import { atom } from 'nanostores'
import { tidyLine } from '../../../lib/form/normalise'
import { slugTaken } from '../listing.queries'

type Slug = { status: 'unknown' } | { status: 'loading' } | { status: 'free' } | { status: 'taken'; by: string }

/** Whether the form's slug is taken. */
export const $slug = atom<Slug>({ status: 'unknown' })

const debounceMs = 400
let clock: ReturnType<typeof setTimeout> | undefined
let latestRequest = 0

/** Checks a slug's availability, debounced. `id` is the listing's own, to which its slug is available. */
export function watchSlug(written: string, id: string, wait = debounceMs): void {
  const slug = tidyLine(written)
  const request = ++latestRequest
  clearTimeout(clock)
  $slug.set({ status: 'unknown' })
  if (!/^[a-z0-9-]+$/.test(slug)) return
  const check = async () => {
    $slug.set({ status: 'loading' })
    const result = await slugTaken(slug, id)
    if (request !== latestRequest) return
    // Without a response the availability is unknown; the database decides on save.
    $slug.set(
      !result.ok
        ? { status: 'unknown' }
        : result.value === null
          ? { status: 'free' }
          : { status: 'taken', by: result.value },
    )
  }
  clock = setTimeout(() => void check(), wait)
}
