import { factLabels } from '#messages/fact-labels.ts'
import { useStore } from '@nanostores/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { Checkbox } from '../../components/ui/form/Checkbox'
import type { PublishSettings } from '../../domain/feed/publish-settings'
import { factFields } from '../../domain/listing/facts/fact-fields'
import { $isAdministrator } from '../../lib/http/admin-session'
import { problemOf } from '../query/failure-text'
import { has } from '../../parts'
import { showToast } from '../ui/toasts'
import { Part } from '../ui/AdminPage'
import { Form, FormButtons, useSchemaForm } from '../ui/Form'
import { LoadState } from '../ui/LoadState'
import { saveSettings, settingsQuery } from './settings.queries'

type LettingFacts = PublishSettings['lettingFacts']
const lettingFacts: readonly { set: LettingFacts; label: string; hint?: string }[] = [
  {
    set: { tenancy: 'assured_periodic' },
    label: 'Tenancy: no end date, two months’ notice from the tenant',
    hint: 'Not for short lets, commercial lets or a rent above £100,000 a year.',
  },
  { set: { pets: 'considered' }, label: `${factLabels.pets}: ${factFields.pets.options.considered}` },
  { set: { bills_included: 'none' }, label: 'Bills: none included in the rent' },
  { set: { holding_deposit: 'one_week' }, label: 'Holding deposit: one week’s rent, the legal maximum' },
]

/** The form's values: `facts` says for each letting fact whether it is set. */
const schema = v.object({ waiting: v.boolean(), facts: v.array(v.boolean()) })
type Values = v.InferOutput<typeof schema>

const toValues = ({ waiting, lettingFacts: stored }: PublishSettings): Values => ({
  waiting,
  facts: lettingFacts.map(({ set }) => Object.keys(set).every((column) => column in stored)),
})
const toSettings = ({ waiting, facts }: Values): PublishSettings => ({
  waiting,
  lettingFacts: lettingFacts.reduce<LettingFacts>((all, { set }, n) => (facts[n] ? { ...all, ...set } : all), {}),
})

function SettingsForm({ stored, mayChange }: { stored: PublishSettings; mayChange: boolean }) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, toValues(stored), {
    disabled: !mayChange,
    // What another administrator stored meanwhile appears, apart from what is being changed here.
    values: toValues(stored),
    resetOptions: { keepDirtyValues: true },
  })
  const { register } = form
  const { dirtyFields } = form.formState
  const save = useMutation({
    mutationFn: async (values: Values) => {
      const { waiting, lettingFacts: facts } = toSettings(values)
      const changes = {
        ...(dirtyFields.waiting && { waiting }),
        ...(dirtyFields.facts?.some(Boolean) && { lettingFacts: facts }),
      }
      if (Object.keys(changes).length > 0) await saveSettings(changes)
    },
    onSuccess: async (_, values) => {
      form.reset(values)
      showToast('Saved. The next import uses these settings.')
      await client.invalidateQueries({ queryKey: settingsQuery.queryKey })
    },
  })
  return (
    <Form
      className="mt-6 max-w-144"
      form={form}
      problem={problemOf(save.error, 'Nothing was saved.', { retryAdvice: 'save again' })}
      onSubmit={(values) => save.mutate(values)}
    >
      <Checkbox
        id="feed-waiting"
        label="Publish with missing facts marked “Waiting for owner”"
        hint="Only where the law lets an advert wait, such as heating or flood risk. Visitors see “We have asked the
          seller.” Homes that lack anything else stay drafts."
        {...register('waiting')}
      />
      {has('lettings') && (
        <fieldset>
          <legend className="text-note font-semibold">True for every letting of your feeds</legend>
          <p className="mt-1 mb-2 text-note text-ink-2">
            Feeds cannot state these. An import fills them in where a letting has no value yet.
          </p>
          {lettingFacts.map(({ label, hint = '' }, n) => (
            <Checkbox key={label} id={`feed-fact-${n}`} label={label} hint={hint} {...register(`facts.${n}`)} />
          ))}
        </fieldset>
      )}
      {mayChange ? (
        <FormButtons label="Save" busy={save.isPending} />
      ) : (
        <p className="text-note text-ink-2">Only administrators can change this.</p>
      )}
    </Form>
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
