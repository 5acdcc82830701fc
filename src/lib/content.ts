import {
  type CollectionEntry,
  type CollectionKey,
  getCollection as readCollection,
  getEntry as readEntry,
} from 'astro:content'
import { code } from '#messages/language.ts'
import { required } from './required'

// The collections of content in this edition's language (src/content.config.ts). The names are those of English.

const inLanguage = <Name extends CollectionKey>(name: Name) =>
  (code === 'en' ? name : `${name}-${code as string}`) as Name

export const getCollection = <Name extends CollectionKey>(
  name: Name,
  filter?: (entry: CollectionEntry<Name>) => boolean,
) => readCollection(inLanguage(name), filter)

export const getEntry = <Name extends CollectionKey>(name: Name, id: string) => readEntry(inLanguage(name), id)

/** The data of an entry without which the site has no sense. */
export async function entryData<Name extends CollectionKey>(name: Name, id: string) {
  const entry = (await getEntry(name, id)) as CollectionEntry<Name> | undefined
  return required(entry, `${id} in the content ${name}`).data as CollectionEntry<Name>['data']
}

type OrderedKey = {
  [Name in CollectionKey]: CollectionEntry<Name>['data'] extends { order: number } ? Name : never
}[CollectionKey]

/** The entries in the order of their file (ordered-loader.ts). */
export const orderedEntries = async <Name extends OrderedKey>(
  name: Name,
  filter?: (entry: CollectionEntry<Name>) => boolean,
) => (await getCollection(name, filter)).toSorted((a, b) => a.data.order - b.data.order)

/** The entry that a field of another entry names. */
export const getReferenced = <Name extends CollectionKey>({ collection, id }: { collection: Name; id: string }) =>
  getEntry(collection, id)
