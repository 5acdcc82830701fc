import type { ComponentProps } from 'react'
import { agency } from '#agency/agency.ts'
import { TextArea } from '../../../components/ui/form/TextArea'
import { counted } from '../../../lib/format/words'
import type { PhraseField } from './forbidden-phrases'
import { lines } from './parse-text'
import { adviceOn, PhraseAdvice } from './PhraseAdvice'
import { useField, useListingForm } from './useListingForm'

type Props = { name: PhraseField } & Omit<ComponentProps<typeof TextArea>, 'id' | 'name'>

/** A long text of the advert, with advice on its phrases. */
function AdvertText({ name, ...textArea }: Props) {
  const field = useField(name)
  return (
    <>
      <TextArea {...field} {...adviceOn(name, { ...field, hint: textArea.hint })} notesBelow {...textArea} />
      <PhraseAdvice field={name} label={textArea.label} />
    </>
  )
}

export const DescriptionField = () => (
  <AdvertText name="description" label="Description" hint="Line breaks stay as you type them." rows={8} />
)

export function FeaturesField() {
  const count = lines(useListingForm().values.features).length
  const hint = `One feature per line. Empty lines are removed.${count > 0 ? ` ${counted(count, 'feature')}.` : ''}`
  return <AdvertText name="features" label="Features" hint={hint} optional rows={5} />
}

const languages: readonly string[] = agency.languages
const isOffered = languages.includes('zh')

/** A text of the Chinese pages. An agency without them sees only what a listing has, also while it is deleted. */
function ChineseText({ name, ...textArea }: Props & { name: 'description_zh' | 'features_zh' }) {
  const { values, stored } = useListingForm()
  if (!isOffered && values[name] === '' && stored[name] === '') return null
  return <AdvertText name={name} optional lang="zh-Hans" {...textArea} />
}

export const ChineseDescriptionField = () => (
  <ChineseText
    name="description_zh"
    label="Description in Chinese"
    hint="For people who read the Chinese pages. If it is empty, they get the English description."
    rows={8}
  />
)

export function ChineseFeaturesField() {
  const { values } = useListingForm()
  const [english, chinese] = [lines(values.features).length, lines(values.features_zh).length]
  const count = chinese > 0 ? ` ${counted(chinese, 'feature')}, ${english} in English.` : ''
  const hint = `For the same people, one feature per line. If it is empty, they get the English features.${count}`
  return <ChineseText name="features_zh" label="Features in Chinese" hint={hint} rows={5} />
}
