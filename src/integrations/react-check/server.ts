import renderer from '@astrojs/react/server.js'

/**
 * React's renderer for the build. Astro asks each renderer whether a component is its own, and React's would find out
 * by calling it: every island would be made twice. No other framework is here, so each function is a component of
 * React.
 */
export default { ...renderer, check: (component: unknown) => typeof component === 'function' }
