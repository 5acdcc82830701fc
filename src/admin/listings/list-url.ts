import { draftPrefix } from '../../lib/http/admin-session'
import { readStorage, writeStorage } from '../../lib/storage/safe-storage'
import { paths } from '../../paths'

// What one screen of the desk leaves for the next, in this tab. Where storage is forbidden, nothing; signing out
// forgets it.

const listKey = `${draftPrefix}list`
const savedKey = `${draftPrefix}saved`
const openedKey = `${draftPrefix}opened`

const read = (name: string) => readStorage('sessionStorage', name)
const write = (name: string, value: string) => void writeStorage('sessionStorage', name, value)

/** Keeps which part of the list is on the screen: `?type=rent&page=2`. */
export const keepList = (search: string) => write(listKey, search)

/** The address of the list as it was last seen. */
export const listAddress = () => paths.admin + (read(listKey) ?? '')

/** Keeps which home's form was opened last: the list goes back to its row. */
export const keepOpened = (id: string) => write(openedKey, id)

/** The id of the home whose form was opened last; empty where none was. */
export const readOpened = () => read(openedKey) ?? ''

export interface Saved {
  id: string
  title: string
  slug: string
  draft: boolean
}

/** For the list to say once: this home was saved. */
export const noteSaved = (saved: Saved) => write(savedKey, JSON.stringify(saved))

/** The home that was just saved; null where none was. */
export function readSaved(): Saved | null {
  try {
    const { id, title, slug, draft } = JSON.parse(read(savedKey) ?? 'null') as Saved
    return typeof title === 'string' && typeof slug === 'string' ? { id: String(id), title, slug, draft } : null
  } catch {
    return null
  }
}

/** What was said of a saved home is not said again. */
export const forgetSaved = () => write(savedKey, 'null')
