import * as messages from '#messages/enquiry.ts'
import type { ComponentProps } from 'react'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextField } from '../../components/ui/form/TextField'
import { employmentChoices, workOf } from '../../domain/enquiry/property-enquiry'

interface Props {
  employment: string
  error: string | undefined
  onChoose: (employment: string) => void
  bind: (name: 'position' | 'income') => Partial<ComponentProps<typeof TextField>>
}

/** The second step of a rental enquiry; employed people also give occupation and income. */
export function EmploymentFields({ employment, error, onChoose, bind }: Props) {
  const work = workOf(employment)
  return (
    <>
      <p className="text-note text-ink-2">{messages.whyEmployment}</p>
      <ChoiceGroup
        id="enquiry-employment"
        label={messages.employmentStatus}
        name="employment"
        value={employment}
        error={error}
        options={employmentChoices}
        onChoose={onChoose}
      />
      {work && (
        <>
          <TextField id="enquiry-position" label={work.label} autoComplete="organization-title" {...bind('position')} />
          <TextField
            id="enquiry-income"
            label={messages.income}
            hint={messages.incomeHint}
            inputMode="decimal"
            autoComplete="off"
            {...bind('income')}
          />
        </>
      )}
    </>
  )
}
