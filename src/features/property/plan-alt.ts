import { planNumber, planOf } from '#messages/gallery.ts'
import type { Listing } from '../../domain/listing/listing'

/** A floor plan's alternative text; its rooms are listed beside it. */
export const planAlt = ({ title }: Pick<Listing, 'title'>, n: number, count: number) =>
  count > 1 ? planNumber(title, n + 1, count) : planOf(title)
