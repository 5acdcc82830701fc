import { useStore } from '@nanostores/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { Checkbox } from '../../components/ui/form/Checkbox'
import type { PublishSettings } from '../../domain/feed/publish-settings'
import { factFields } from '../../domain/listing/facts/fact-fields'
import { $isAdministrator } from '../../lib/http/admin-session'
import { problemOf } from '../query/failure-text'
import { Button } from '../ui/Button'
import { has } from '../../parts'
import { showToast } from '../ui/toasts'
import { Part } from '../ui/AdminPage'
import { useSchemaForm } from '../ui/Form'
import { LoadState } from '../ui/LoadState'
import { ProblemNotice } from '../ui/ProblemNotice'
import { saveSettings, settingsQuery } from './settings.queries'

const schema = v.object({
  waiting: v.boolean(),
  tenancy: v.boolean(),
  pets: v.boolean(),
  bills: v.boolean(),
  holdingDeposit: v.boolean(),
})
type Values = v.InferOutput<typeof schema>

const toValues = ({ waiting, lettingFacts: set }: PublishSettings): Values => ({
  waiting,
  tenancy: set.tenancy !== undefined,
  pets: set.pets !== undefined,
  bills: set.bills_included !== undefined,
  holdingDeposit: set.holding_deposit !== undefined,
})
const toSettings = ({ waiting, tenancy, pets, bills, holdingDeposit }: Values): PublishSettings => ({
  waiting,
  lettingFacts: {
    ...(tenancy && { tenancy: 'assured_periodic' as const }),
    ...(pets && { pets: 'considered' as const }),
    ...(bills && { bills_included: 'none' as const }),
    ...(holdingDeposit && { holding_deposit: 'one_week' as const }),
  },
})

const lettingFacts = [
  {
    name: 'tenancy',
    label: 'Tenancy: no end date, two months’ notice from the tenant',
    hint: 'Not for short lets, commercial lets or a rent above £100,000 a year.',
  },
  { name: 'pets', label: `${factFields.pets.label}: ${factFields.pets.options.considered}`, hint: '' },
  { name: 'bills', label: 'Bills: none included in the rent', hint: '' },
  { name: 'holdingDeposit', label: 'Holding deposit: one week’s rent, the legal maximum', hint: '' },
] as const

function SettingsForm({ stored, mayChange }: { stored: PublishSettings; mayChange: boolean }) {
  const client = useQueryClient()
  const { register, handleSubmit, formState, reset } = useSchemaForm(schema, toValues(stored), {
    disabled: !mayChange,
  })
  const save = useMutation({
    mutationFn: (values: Values) => saveSettings(toSettings(values)),
    onSuccess: async (_, values) => {
      reset(values)
      showToast('Saved. The next import uses these settings.')
      await client.invalidateQueries({ queryKey: settingsQuery.queryKey })
    },
  })
  return (
    <form className="mt-6 max-w-144" onSubmit={(event) => void handleSubmit((values) => save.mutate(values))(event)}>
      <Checkbox
        id="feed-waiting"
        label="Publish with missing facts marked “Waiting for owner”"
        hint="Only where the law lets an advert wait, such as heating or flood risk. Visitors see “We have asked the
          seller.” Homes that lack anything else stay drafts."
        {...register('waiting')}
      />
      {has('lettings') && (
        <fieldset className="mt-6">
          <legend className="text-note font-semibold">True for every letting of your feeds</legend>
          <p className="mt-1 mb-2 text-note text-ink-2">
            Feeds cannot state these. An import fills them in where a letting has no value yet.
          </p>
          {lettingFacts.map(({ name, label, hint }) => (
            <Checkbox key={name} id={`feed-${name}`} label={label} hint={hint} {...register(name)} />
          ))}
        </fieldset>
      )}
      <ProblemNotice
        className="mt-5"
        problem={problemOf(save.error, 'Nothing was saved.', { retryAdvice: 'save again' })}
      />
      {mayChange ? (
        <Button type="submit" variant="primary" className="mt-6" disabled={!formState.isDirty || save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      ) : (
        <p className="mt-5 text-note text-ink-2">Only administrators can change this.</p>
      )}
    </form>
  )
}

/** How listings of a feed are published. */
export function FeedSettings() {
  const settings = useQuery(settingsQuery)
  const mayChange = useStore($isAdministrator)
  return (
    <Part
      id="settings-title"
      title="Publishing"
      note="An advert needs facts that most feeds do not contain. These settings decide which homes of a feed go
        live by themselves."
    >
      <LoadState query={settings} failure="The settings could not be loaded." lines={4} />
      {settings.data && <SettingsForm stored={settings.data} mayChange={mayChange} />}
    </Part>
  )
}
