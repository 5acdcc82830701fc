import { agency } from '#agency/agency.ts'
import { TextArea } from '../../../components/ui/form/TextArea'
import { counted } from '../../../lib/format/words'
import { lines } from './parse-text'
import { adviceOn, PhraseAdvice } from './PhraseAdvice'
import { useField, useListingForm } from './useListingForm'

// The texts of the Chinese pages. An agency without that edition sees only those that a listing already has.

const languages: readonly string[] = agency.languages
const isOffered = languages.includes('zh')
const look = { optional: true, notesBelow: true, lang: 'zh-Hans' } as const

/** Whether a text has a field. It stays while its text is deleted. */
function useShown(name: 'descriptionZh' | 'featuresZh') {
  const { values, stored } = useListingForm()
  return isOffered || values[name] !== '' || stored[name] !== ''
}

export function ChineseDescriptionField() {
  const hint = 'For people who read the Chinese pages. If it is empty, they get the English description.'
  const field = { ...useField('descriptionZh'), hint }
  return useShown('descriptionZh') ? (
    <>
      <TextArea label="Description in Chinese" {...field} {...look} {...adviceOn('descriptionZh', field)} rows={8} />
      <PhraseAdvice field="descriptionZh" label="Description in Chinese" />
    </>
  ) : null
}

export function ChineseFeaturesField() {
  const { values } = useListingForm()
  const [english, chinese] = [lines(values.features).length, lines(values.featuresZh).length]
  const count = chinese > 0 ? ` ${counted(chinese, 'feature')}, ${english} in English.` : ''
  const hint = `For the same people, one feature per line. If it is empty, they get the English features.${count}`
  const field = { ...useField('featuresZh'), hint }
  return useShown('featuresZh') ? (
    <>
      <TextArea label="Features in Chinese" {...field} {...look} {...adviceOn('featuresZh', field)} rows={5} />
      <PhraseAdvice field="featuresZh" label="Features in Chinese" />
    </>
  ) : null
}
