import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useState } from 'react'
import { ErrorSummary } from '../../../components/ui/form/ErrorSummary'
import { useIsPhone } from '../../ui/use-media'
import { fieldId } from '../fields'
import { fieldOrder } from './form-sections'
import { $section } from './section.store'
import { useListingForm } from './useListingForm'

/** More errors than these fill the screen of a phone; the checklist has all. */
const maxOnPhone = 4

/** The errors of the last save attempt, with links. On a phone only in the section where it was made. */
export function FormErrors() {
  const { values, errors, attempts } = useListingForm()
  const isPhone = useIsPhone()
  const section = useStore($section)
  const [attempt, setAttempt] = useState({ attempts, section })
  if (attempt.attempts !== attempts) setAttempt({ attempts, section })
  const all = fieldOrder(values.listingType).flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: fieldId(field), message }] : []
  })
  if (all.length === 0) return null
  const first = all.slice(0, maxOnPhone - 1)
  const more = { id: 'checklist', message: `${all.length - first.length} more: see “Ready to publish”.` }
  return (
    <div className={clsx('mb-9', attempt.section !== section && 'max-tablet:hidden')}>
      <ErrorSummary errors={isPhone && all.length > maxOnPhone ? [...first, more] : all} attempts={attempts} />
    </div>
  )
}
