/** The same below the prefix of the Chinese edition. */
export { onRequest } from '../../property/[slug].js'
