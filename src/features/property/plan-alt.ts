import type { Listing } from '../../domain/listing/listing'

/** A floor plan's alternative text; its rooms are listed beside it. */
export const planAlt = ({ title }: Pick<Listing, 'title'>, n: number, count: number) =>
  `Floor plan of ${title}${count > 1 ? `, ${n + 1} of ${count}` : ''}`
