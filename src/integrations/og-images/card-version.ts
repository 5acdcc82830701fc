import { createHash } from 'node:crypto'
import type { PageHead } from '../../lib/head-tags.ts'

/**
 * A hash of what the card of a listing shows, for its address; of other pages, their title and stated picture. Chats
 * and networks cache a picture by its address for weeks.
 */
export const cardVersion = ({ title, card, picture }: PageHead) =>
  createHash('sha1')
    .update(JSON.stringify([card?.title ?? title, card?.facts.map(({ value }) => value), picture]))
    .digest('hex')
    .slice(0, 8)
