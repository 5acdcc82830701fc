import renderer from '@astrojs/react/server.js'

/**
 * The library's renderer, without the trial by which it learns whether a component is React's: it calls each once more,
 * on thousands of pages, and no other framework is here.
 */
export default { ...renderer, check: (component: unknown) => Promise.resolve(typeof component === 'function') }
