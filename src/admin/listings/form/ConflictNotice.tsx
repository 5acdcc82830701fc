import clsx from 'clsx'
import type { Ref } from 'react'
import { ActionRow } from '../../../components/ui/ActionRow'
import { Notice } from '../../../components/ui/Notice'
import { Picture } from '../../../components/ui/Picture'
import { capitalised, listOf } from '../../../lib/format/words'
import { Button } from '../../ui/Button'
import { ofKind, pictureKinds } from '../pictures/pictures'
import { type Conflict, isResolved } from './conflict'
import { fieldName, fieldText, withField } from './field-values'
import type { FormField } from './form-sections'
import type { ListingValues } from './property-form'
import { resolveField } from './resolve-conflict'
import { useListingForm } from './useListingForm'

interface Props {
  conflict: Conflict
  ref: Ref<HTMLDivElement>
  onSave: () => void
}

const scheduleTexts = {
  published: 'This listing was published at its hour.',
  failed: 'This listing could not be published at its hour. “To do” says why.',
}

/** What a colleague saved meanwhile. Where both changed a field, one of the two values is chosen. */
export function ConflictNotice({ conflict, ref, onSave }: Props) {
  const { values } = useListingForm()
  const { theirs, taken, choices, schedule } = conflict
  const event = schedule ? scheduleTexts[schedule] : `${theirs.author || 'Somebody else'} also changed this listing.`
  const open = choices.filter(({ choice }) => choice === null).map(({ field }) => fieldName(field))
  return (
    <Notice
      className="mb-5 max-w-none!"
      tone="problem"
      title={`${event} Your changes are not saved yet.`}
      ref={ref}
      tabIndex={-1}
      role="alert"
    >
      {taken.length > 0 && (
        <p>
          {schedule ? 'This changed' : 'They changed'}: {listOf(taken.map(fieldName))}.{' '}
          {taken.length === 1 ? 'That is' : 'Those are'} in the form now.
        </p>
      )}
      {choices.length > 0 && (
        <p>
          {schedule ? 'You changed' : 'You both changed'} {listOf(choices.map(({ field }) => fieldName(field)))}. Choose
          which to keep
          {choices.length > 1 && ', one by one'}.
        </p>
      )}
      {taken.length + choices.length === 0 && <p>They saved it without changing a field that you can see.</p>}
      {choices.map(({ field, choice }) => (
        <Choices
          key={field}
          field={field}
          choice={choice}
          ours={choice === 'theirs' ? withField(values, field, conflict.ours) : values}
          theirs={theirs.values}
          theirName={schedule ? 'Stored' : `Theirs${theirs.author && ` (${theirs.author})`}`}
        />
      ))}
      <p className="mt-3 text-note text-ink-2 empty:sr-only" role="status">
        {open.length > 0 && open.length < choices.length && `Still to choose: ${listOf(open)}.`}
      </p>
      {isResolved(conflict) && (
        <ActionRow near>
          <Button variant="primary" size="small" onClick={onSave}>
            Save
          </Button>
        </ActionRow>
      )}
    </Notice>
  )
}

interface ChoicesProps {
  field: FormField
  choice: 'ours' | 'theirs' | null
  ours: ListingValues
  theirs: ListingValues
  theirName: string
}

/** The two values of one field. */
const Choices = ({ field, choice, ours, theirs, theirName }: ChoicesProps) => (
  <fieldset className="mt-4">
    <legend className="mb-1.5 text-note font-semibold">{capitalised(fieldName(field))}</legend>
    <div className="grid gap-2.5 phablet:grid-cols-2">
      {(['ours', 'theirs'] as const).map((which) => (
        <label
          key={which}
          className={clsx(
            'flex min-h-11 cursor-pointer gap-3 rounded-sm border bg-white px-3.5 py-2.5 text-note',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ink',
            choice === which
              ? 'border-green shadow-[inset_0_0_0_1px_var(--color-green)]'
              : 'border-edge hover:border-ink',
          )}
        >
          <input
            type="radio"
            className="mt-0.5 size-4.5 shrink-0 accent-green"
            name={`conflict-${field}`}
            checked={choice === which}
            onChange={() => resolveField(field, which)}
          />
          <span className="min-w-0">
            <span className="block text-small text-ink-2">{which === 'ours' ? 'Yours' : theirName}</span>
            <Value field={field} values={which === 'ours' ? ours : theirs} />
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)

/** A field's value; pictures as thumbnails. */
const Value = ({ field, values }: { field: FormField; values: ListingValues }) => (
  <>
    <span className="block max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line">{fieldText(values, field)}</span>
    {field === 'gallery' && (
      <span className="mt-1.5 flex flex-wrap gap-1.5">
        {pictureKinds
          .flatMap((kind) => ofKind(values.pictures, kind))
          .map(({ key, url }) => (
            <span key={key} className="block h-10 w-15 overflow-hidden bg-surface-muted">
              {url && <Picture className="size-full object-cover" url={url} alt="" sizes="60px" eager />}
            </span>
          ))}
      </span>
    )}
  </>
)
