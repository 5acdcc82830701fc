import clsx from 'clsx'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { enquiryKey, kindLabel } from '../../domain/enquiry/enquiry-labels'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { problemOf } from '../query/failure-text'
import { Button } from '../ui/Button'
import { ErasedViewings } from '../ui/ErasedViewings'
import { ProblemNotice } from '../ui/ProblemNotice'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { useEraseEnquiries } from './useSaveEnquiry'

interface Props {
  enquiry: Enquiry
  /** Other enquiries of this person. */
  others: readonly Enquiry[]
  onClose: () => void
}

/** Confirms an erasure and names what it erases: two people may share a phone number. */
export function Erase({ enquiry, others, onClose }: Props) {
  const [all, setAll] = useState(false)
  const erase = useEraseEnquiries()
  const erased = all ? [enquiry, ...others] : [enquiry]
  const which = others.length === 1 ? 'the other enquiry' : `the other ${others.length} enquiries`
  return (
    <ConfirmDialog
      title="Erase this enquiry for good?"
      cancel="Cancel"
      onCancel={onClose}
      onSubmit={() => erase.mutate(erased)}
    >
      <div>
        <p>
          <bdi>{enquiry.name}</bdi>, {formatLondonTime(enquiry.createdAt)}. The message and the notes about it are
          deleted from the database. You cannot undo this.
        </p>
        <ErasedViewings keys={erased.map(enquiryKey)} />
        {others.length > 0 && (
          <div className="mt-4">
            <Checkbox
              id="erase-all"
              label={`Erase ${which} of this person as well`}
              checked={all}
              onChange={({ target }) => setAll(target.checked)}
            />
            {/* Long lists scroll, so the keyboard must reach them. */}
            <ul
              className={clsx(
                'ml-9.5 max-h-46 divide-y divide-line overflow-y-auto border-y border-line text-note leading-[1.4]',
                'wrap-anywhere text-ink-2',
              )}
              tabIndex={0}
              aria-label="The others"
            >
              {others.map((other) => (
                <li className="py-1.75" key={enquiryKey(other)}>
                  <bdi>{other.name}</bdi>, {other.email}
                  <br />
                  {kindLabel(other)}, {formatLondonTime(other.createdAt)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <ProblemNotice className="mt-5" problem={problemOf(erase.error, 'Nothing was erased.')} />
      </div>
      <Button type="submit" variant="danger" busy={erase.isPending}>
        {erase.isPending ? 'Erasing...' : all ? `Erase all ${erased.length} for good` : 'Erase for good'}
      </Button>
    </ConfirmDialog>
  )
}
