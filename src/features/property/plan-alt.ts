import type { Listing } from '../../domain/listing/listing'

/** The alternative text of a floor plan; its rooms stand beside it in words. */
export const planAlt = ({ title }: Pick<Listing, 'title'>, n: number, count: number) =>
  `Floor plan of ${title}${count > 1 ? `, ${n + 1} of ${count}` : ''}`
