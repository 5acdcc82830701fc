import { atom } from 'nanostores'
import { tidyLine } from '../../../lib/form/normalise'
import { slugTaken } from '../listing.queries'

type Slug = { status: 'unknown' } | { status: 'loading' } | { status: 'free' } | { status: 'taken'; by: string }

/** Whether the address in the form is another home's. */
export const $slug = atom<Slug>({ status: 'unknown' })

const debounceMs = 400
let clock: ReturnType<typeof setTimeout> | undefined
let latestRequest = 0

/** Asks whether an address is free, once typing pauses. `id` is the home's own: its own address is free to it. */
export function watchSlug(written: string, id: string, wait = debounceMs): void {
  const slug = tidyLine(written)
  const request = ++latestRequest
  clearTimeout(clock)
  $slug.set({ status: 'unknown' })
  if (!/^[a-z0-9-]+$/.test(slug)) return
  const ask = async () => {
    $slug.set({ status: 'loading' })
    const result = await slugTaken(slug, id)
    if (request !== latestRequest) return
    // Without an answer nobody can tell; the database will, when it is saved.
    $slug.set(
      !result.ok
        ? { status: 'unknown' }
        : result.value === null
          ? { status: 'free' }
          : { status: 'taken', by: result.value },
    )
  }
  clock = setTimeout(() => void ask(), wait)
}
