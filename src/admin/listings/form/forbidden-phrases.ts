import { type ForbiddenPhrase, findForbiddenPhrases } from '../../../domain/listing/facts/letting-phrases'
import type { ListingValues } from './property-form'

/** The fields whose words an advert holds. */
export type PhraseField = 'title' | 'description' | 'features'

/** What a letting advert may not say in one of its fields, with the places in the text as it was typed. */
export function forbiddenPhrases(
  field: PhraseField,
  values: Pick<ListingValues, PhraseField | 'listingType' | 'facts'>,
): ForbiddenPhrase[] {
  if (values.listingType !== 'rent') return []
  const { tenancy } = values.facts
  // A space that does not break is one to a reader.
  return findForbiddenPhrases(
    values[field].replaceAll('\u00A0', ' '),
    tenancy?.state === 'known' ? tenancy.value : null,
  )
}
