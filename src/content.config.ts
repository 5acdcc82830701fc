import { costs } from './schemas/costs'
import { home } from './schemas/home'
import { resources } from './schemas/resources'
import { services } from './schemas/services'

/**
 * The content that editors change: Markdown and lists in src/agency, London's figures in src/data. The schemas define
 * valid files (docs/editing.md).
 */
export const collections = { ...home, ...services, ...resources, ...costs }
