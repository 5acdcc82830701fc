import { isStatus } from '../../../domain/listing/listing-status'
import { isFactAnswers } from './fact-answers'
import { isRecordAnswers } from '../listing-record'
import { type Picture, type PictureKind, pictureKinds } from '../pictures/pictures'
import type { Answers, FieldName } from './property-form'

const isPicture = (value: unknown) => {
  const { key, kind, url, alt } = (value ?? {}) as Record<keyof Picture, unknown>
  return [key, url, alt].every((each) => typeof each === 'string') && pictureKinds.includes(kind as PictureKind)
}

/** Answers as a tab kept them, on top of the stored ones; what is of no use is left out. */
export function restoreAnswers(kept: Record<string, unknown>, stored: Answers): Answers {
  const fits = ([name, value]: [string, unknown]) =>
    Object.hasOwn(stored, name) &&
    (name === 'pictures'
      ? Array.isArray(value) && value.every(isPicture)
      : name === 'facts'
        ? isFactAnswers(value)
        : name === 'record'
          ? isRecordAnswers(value)
          : typeof value === typeof stored[name as FieldName])
  const answers = { ...stored, ...Object.fromEntries(Object.entries(kept).filter(fits)) }
  return {
    ...answers,
    listingType: answers.listingType === 'rent' ? 'rent' : 'sale',
    status: isStatus(answers.status) ? answers.status : stored.status,
  }
}
