import { type ForbiddenWords, forbiddenWords } from '../../../domain/listing/facts/letting-words'
import type { Answers } from './property-form'

/** The fields whose words an advert holds. */
export type WordField = 'title' | 'description' | 'features'

/** What a letting advert may not say in one of its fields, with the places in the text as it was typed. */
export function forbiddenPhrases(
  field: WordField,
  answers: Pick<Answers, WordField | 'listingType' | 'facts'>,
): ForbiddenWords[] {
  if (answers.listingType !== 'rent') return []
  const { tenancy } = answers.facts
  // A space that does not break is one to a reader.
  return forbiddenWords(answers[field].replaceAll('\u00A0', ' '), tenancy?.state === 'known' ? tenancy.value : null)
}
