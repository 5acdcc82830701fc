import {
  type CollectionEntry,
  type CollectionKey,
  getCollection as readCollection,
  getEntry as readEntry,
} from 'astro:content'
import { code } from '#messages/language.ts'

// The collections of content in this edition's language (src/content.config.ts). The names are those of English.

const inLanguage = <Name extends CollectionKey>(name: Name) =>
  (code === 'en' ? name : `${name}-${code as string}`) as Name

export const getCollection = <Name extends CollectionKey>(
  name: Name,
  filter?: (entry: CollectionEntry<Name>) => boolean,
) => readCollection(inLanguage(name), filter)

export const getEntry = <Name extends CollectionKey>(name: Name, id: string) => readEntry(inLanguage(name), id)

/** The entry that a field of another entry names. */
export const getReferenced = <Name extends CollectionKey>({ collection, id }: { collection: Name; id: string }) =>
  getEntry(collection, id)
