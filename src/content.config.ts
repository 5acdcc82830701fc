import { costs } from './schemas/costs'
import { home } from './schemas/home'
import { resources } from './schemas/resources'
import { services } from './schemas/services'

/**
 * What editors change: Markdown in src/content, lists in src/data. Each schema says what a file may hold
 * (docs/editing.md).
 */
export const collections = { ...home, ...services, ...resources, ...costs }
