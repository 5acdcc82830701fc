import renderer from '@astrojs/react/server.js'
import { code, prefix } from '#messages/language.ts'

/** Whether an island is of this edition (decision 036). What does not hydrate has no path, and any renderer will do. */
const isOwn = (path: string) => (prefix ? path.includes(`/.editions/${code}/`) : !path.includes('/.editions/'))

/**
 * The library's renderer without its detection of React components, which renders each one twice on thousands of pages;
 * there is no other framework.
 */
export default {
  ...renderer,
  check: (component: unknown, _props: unknown, _slots: unknown, { componentUrl }: { componentUrl?: string }) =>
    Promise.resolve(typeof component === 'function' && (!componentUrl || isOwn(componentUrl))),
}
