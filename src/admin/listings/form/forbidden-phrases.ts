import { type ForbiddenPhrase, findForbiddenPhrases } from '../../../domain/listing/facts/letting-phrases'
import type { ListingValues } from './property-form'

/** The advert's text fields. */
export type PhraseField = 'title' | 'description' | 'features' | 'description_zh' | 'features_zh'

/** The forbidden phrases in one field, with their positions in the typed text. */
export function forbiddenPhrases(
  field: PhraseField,
  values: Pick<ListingValues, PhraseField | 'listing_type' | 'facts'>,
): ForbiddenPhrase[] {
  if (values.listing_type !== 'rent') return []
  const { tenancy } = values.facts
  // Treats a non-breaking space as a space.
  return findForbiddenPhrases(
    values[field].replaceAll('\u00A0', ' '),
    tenancy?.state === 'known' ? tenancy.value : null,
  )
}
