import { alternates, withoutPrefix } from '../../src/editions.ts'

/** A home, a home that does not exist, and a page that does not exist. */
const examples = ['/property/cornwall-gardens-apartment', '/property/not-there', '/not-there']
const hasExample = /^\/(property\/|404$|listing-shell$)/

/** One address for every template of a built site, in each language. */
export function templatePaths(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => `/${file.replace(/(index)?\.html$/, '')}`)
  return [
    ...pages.filter((page) => !hasExample.test(withoutPrefix(page))),
    ...examples.flatMap((example) => alternates(example).map(({ path }) => path)),
  ].sort()
}
