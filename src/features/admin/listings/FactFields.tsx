import { useStore } from '@nanostores/react'
import { labelClass } from '../../../components/ui/form/field-class'
import { Select } from '../../../components/ui/form/Select'
import { TextArea } from '../../../components/ui/form/TextArea'
import { TextField } from '../../../components/ui/form/TextField'
import { factGroupColumns } from '../../../domain/listing/facts/fact-groups'
import { type FactColumn, factField } from '../../../domain/listing/facts/fact-fields'
import { missingFacts, neededFacts } from '../../../domain/listing/facts/missing-facts'
import { type FactAnswer, factsOf, noAnswer } from './fact-answers'
import { changeFact, FactControl } from './FactControl'
import { fieldId } from './fields'
import { FormSection } from './FormSection'
import { $form } from './form.store'

const states = [
  { value: 'asked', label: 'Asked' },
  { value: 'not_applicable', label: 'Not needed' },
]

/** The facts of a home, a section for each group of the table on its page. */
export function FactFields() {
  const { answers } = useStore($form)
  const { listingType: type } = answers
  const facts = factsOf(answers.facts, type)
  const needed = neededFacts(type, facts)
  const missing = missingFacts(type, facts)
  return (
    <>
      <FormSection title="Facts" count={`${needed.length - missing.length} of ${needed.length}`}>
        <div role="status">
          {missing.length === 0 ? (
            <p>Every fact that an advert should hold is here.</p>
          ) : (
            <>
              <p>What an advert should hold as well:</p>
              <ul className="mt-2 gap-x-8 text-note sm:columns-2">
                {missing.map((column) => (
                  <li key={column}>
                    <a className="inline-block py-1 link" href={`#${fieldId(`fact-${column}`)}`}>
                      {factField(column).label}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </FormSection>
      {factGroupColumns.map(({ name, columns }) => {
        const shown = columns.filter((column) => factField(column).needs[type])
        return (
          shown.length > 0 && (
            <FormSection key={name} title={name}>
              {shown.map((column) => (
                <Fact key={column} column={column} needed={needed.includes(column)} />
              ))}
              {name === 'Plans and films' && <Captions />}
            </FormSection>
          )
        )
      })}
    </>
  )
}

function Fact({ column, needed }: { column: FactColumn; needed: boolean }) {
  const { answers } = useStore($form)
  const { label, needs } = factField(column)
  const answer = answers.facts[column] ?? noAnswer
  const id = fieldId(`fact-${column}`)
  return (
    <div>
      <div className="grid items-end gap-x-6.5 gap-y-3 *:max-w-none sm:grid-cols-[1fr_11rem]">
        {answer.state === 'known' ? (
          <FactControl column={column} optional={!needed} />
        ) : (
          <p id={id} tabIndex={-1}>
            <span className={labelClass}>{label}</span>
            {answer.state === 'asked' ? 'We have asked, and the page says so.' : 'Not needed: say why as its source.'}
          </p>
        )}
        {needs[answers.listingType] === 'askable' && (
          <Select
            id={`${id}-state`}
            label="State"
            aria-label={`State of ${label}`}
            none="Known"
            options={states}
            value={answer.state === 'known' ? '' : answer.state}
            onChange={({ target }) => changeFact(column, { state: (target.value || 'known') as FactAnswer['state'] })}
          />
        )}
      </div>
      <details className="mt-1 text-note" open={answer.state === 'not_applicable' || undefined}>
        <summary className="w-fit cursor-pointer py-1 text-ink-2 link">
          Source and day<span className="sr-only"> of {label}</span>
        </summary>
        <div className="mt-2 grid gap-x-6.5 gap-y-3 *:max-w-none sm:grid-cols-[1fr_11rem]">
          <TextField
            id={`${id}-source`}
            label="Source"
            optional
            value={answer.source}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => changeFact(column, { source: target.value })}
          />
          <TextField
            id={`${id}-day`}
            label="Checked on"
            optional
            type="date"
            value={answer.checkedOn}
            onChange={({ target }) => changeFact(column, { checkedOn: target.value })}
          />
        </div>
      </details>
    </div>
  )
}

/** What each plan shows, for those who do not see it. */
function Captions() {
  const { answers } = useStore($form)
  return (
    <TextArea
      id={fieldId('fact-floor_plan_captions')}
      label="What each plan shows"
      hint="A line for each: Ground floor: kitchen 4.1 by 5.8 m, hall. First floor: …"
      optional
      rows={3}
      value={answers.facts.floor_plan_captions?.value ?? ''}
      onChange={({ target }) => changeFact('floor_plan_captions', { value: target.value })}
    />
  )
}
