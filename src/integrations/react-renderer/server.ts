import renderer from '@astrojs/react/server.js'

/**
 * The library's renderer without its detection of React components, which renders each one twice on thousands of pages;
 * there is no other framework.
 */
export default { ...renderer, check: (component: unknown) => Promise.resolve(typeof component === 'function') }
