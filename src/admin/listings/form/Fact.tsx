import { factLabels } from '#messages/fact-labels.ts'
import { noteStateLabels } from '../../../domain/listing/column-label'
import { TextField } from '../../../components/ui/form/TextField'
import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import { statesInPlace } from '../../../domain/listing/facts/missing-facts'
import { formatDay } from '../../../lib/time/format-day'
import { DayField } from '../../ui/DayField'
import { TextButton } from '../../ui/Button'
import { type FactEntry, emptyFact } from './fact-entries'
import { FactHint } from './FactHint'
import { useListingForm } from './useListingForm'
import { Segments } from '../Segments'
import { FactInput } from './FactInput'
import { changeFact, changeFactState, fieldId, normaliseOnBlur } from './form.store'

const stateLabels = { known: 'Known', ...noteStateLabels }
type State = keyof typeof stateLabels

/** One fact: its control, purpose, and the note that may replace a value. */
export function Fact({ column, needed }: { column: FactColumn; needed: boolean }) {
  const { values, errors } = useListingForm()
  const entry = values.facts[column] ?? emptyFact
  if (entry.state !== 'known') return <UnknownFact column={column} entry={entry} />
  const states = statesInPlace(column, values.listing_type)
  const canBeRequested = states.length > 0
  return (
    <div className="min-w-0 *:max-w-none">
      <FactInput
        column={column}
        id={fieldId(column)}
        label={factLabels[column]}
        hint={<FactHint column={column} />}
        optional={!needed}
        error={errors[column]}
        value={entry.value}
        onChange={(value) => changeFact(column, { value })}
        onBlur={normaliseOnBlur}
      />
      {entry.value === '' && canBeRequested && <NotKnown column={column} states={states} />}
      {entry.value !== '' && (canBeRequested || entry.source) && <Source column={column} entry={entry} />}
    </div>
  )
}

const summaryClass = 'w-fit cursor-pointer list-none py-1 text-ink-2 quiet-link decoration-line pointer-coarse:py-3'

/** The notes that may replace a missing value. */
function NotKnown({ column, states }: { column: FactColumn; states: readonly State[] }) {
  const label = factLabels[column]
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-note text-ink-2">
      Not known?
      {states.map((state) => (
        <TextButton
          key={state}
          className="py-1 text-note decoration-edge pointer-coarse:min-h-11"
          aria-label={`${stateLabels[state]}: ${label}`}
          onClick={() => changeFactState(column, state)}
        >
          {stateLabels[state]}
        </TextButton>
      ))}
    </p>
  )
}

/** A label that names its fact for screen readers. */
const SpokenLabel = ({ fact, children }: { fact: string; children: string }) => (
  <>
    <span className="sr-only">{fact}: </span>
    {children}
  </>
)

/** A fact without a value: when it was requested, or why it is not needed. */
function UnknownFact({ column, entry: { state, source, checkedOn } }: { column: FactColumn; entry: FactEntry }) {
  const { listing_type: type } = useListingForm().values
  const label = factLabels[column]
  const id = fieldId(column)
  const states: State[] = ['known', ...statesInPlace(column, type)]
  // A stored but invalid state is shown, so that it can be corrected.
  const shown = states.includes(state) ? states : [...states, state]
  const owner = type === 'rent' ? 'landlord' : 'seller'
  return (
    <div className="min-w-0 *:max-w-none">
      <Segments
        id={id}
        label={label}
        name={`${id}-state`}
        value={state}
        options={shown.map((value) => ({ value, label: stateLabels[value] }))}
        onChoose={(chosen) => changeFactState(column, chosen as FactEntry['state'])}
      />
      <div className="mt-2.5">
        {state === 'asked' ? (
          <DayField
            id={`${id}-day`}
            label={<SpokenLabel fact={label}>{`Asked the ${owner} on`}</SpokenLabel>}
            hint={`Visitors see “We have asked the ${owner}.”`}
            notesBelow
            value={checkedOn}
            onChange={(day) => changeFact(column, { checkedOn: day })}
          />
        ) : (
          <TextField
            id={`${id}-source`}
            label="Reason"
            aria-label={`${label}: reason why it is not needed`}
            hint="Visitors see this text, such as “Freehold: no ground rent.”"
            notesBelow
            size="small"
            value={source}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => changeFact(column, { source: target.value })}
          />
        )}
      </div>
    </div>
  )
}

/** The source of a value, and the day on which it was read. */
function Source({ column, entry: { source, checkedOn } }: { column: FactColumn; entry: FactEntry }) {
  const label = factLabels[column]
  const id = fieldId(column)
  const details = [source, checkedOn && `checked ${formatDay(checkedOn)}`].filter(Boolean).join(', ')
  return (
    <details className="text-note">
      <summary className={summaryClass}>
        {details || 'Source and date'}
        <span className="sr-only">: source and date of {label}</span>
      </summary>
      <div className="mt-1 grid gap-3 phablet:grid-cols-2">
        <TextField
          id={`${id}-source`}
          label="Source"
          optional
          size="small"
          value={source}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => changeFact(column, { source: target.value })}
        />
        <DayField
          id={`${id}-day`}
          label={<SpokenLabel fact={label}>Checked on</SpokenLabel>}
          optional
          value={checkedOn}
          onChange={(day) => changeFact(column, { checkedOn: day })}
        />
      </div>
    </details>
  )
}
