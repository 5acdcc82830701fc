import { draftPrefix } from '../../lib/http/admin-session'
import { readStorage, writeStorage } from '../../lib/storage/safe-storage'
import { paths } from '../../paths'

// State passed between admin screens, in this tab. Empty if storage is forbidden; signing out deletes it.

const listKey = `${draftPrefix}list`
const savedKey = `${draftPrefix}saved`
const lastListingKey = `${draftPrefix}opened`

const read = (name: string) => readStorage('sessionStorage', name)
const write = (name: string, value: string) => void writeStorage('sessionStorage', name, value)

/** Stores the list's query string: `?type=rent&page=2`. */
export const storeListSearch = (search: string) => write(listKey, search)

/** The address of the last list. */
export const listAddress = () => paths.admin + (read(listKey) ?? '')

/** Stores the last opened listing, so that the list returns to its row. */
export const storeLastListing = (id: string) => write(lastListingKey, id)

/** The id of the last opened listing; empty if there is none. */
export const readLastListing = () => read(lastListingKey) ?? ''

export interface Saved {
  id: string
  title: string
  /** Empty if the website has no listings of its type. */
  slug: string
  draft: boolean
}

/** Stores a save message, which the list shows once. */
export const storeSaveMessage = (saved: Saved) => write(savedKey, JSON.stringify(saved))

/** The listing just saved; null if there is none. */
export function readSaved(): Saved | null {
  try {
    const { id, title, slug, draft } = JSON.parse(read(savedKey) ?? 'null') as Saved
    return typeof title === 'string' && typeof slug === 'string' ? { id: String(id), title, slug, draft } : null
  } catch {
    return null
  }
}

/** Prevents a second display of the save message. */
export const clearSaveMessage = () => write(savedKey, 'null')
