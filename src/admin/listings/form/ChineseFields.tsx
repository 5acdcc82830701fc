import { agency } from '#agency/agency.ts'
import { counted } from '../../../lib/format/words'
import { AdvertText } from './AdvertText'
import { lines } from './parse-text'
import { useListingForm } from './useListingForm'

// The texts of the Chinese pages. An agency without that edition sees only those that a listing already has.

const languages: readonly string[] = agency.languages
const isOffered = languages.includes('zh')
const look = { optional: true, lang: 'zh-Hans' } as const

/** Whether a text has a field. It stays while its text is deleted. */
function useShown(name: 'descriptionZh' | 'featuresZh') {
  const { values, stored } = useListingForm()
  return isOffered || values[name] !== '' || stored[name] !== ''
}

export function ChineseDescriptionField() {
  const hint = 'For people who read the Chinese pages. If it is empty, they get the English description.'
  return useShown('descriptionZh') ? (
    <AdvertText name="descriptionZh" label="Description in Chinese" {...look} hint={hint} rows={8} />
  ) : null
}

export function ChineseFeaturesField() {
  const { values } = useListingForm()
  const [english, chinese] = [lines(values.features).length, lines(values.featuresZh).length]
  const count = chinese > 0 ? ` ${counted(chinese, 'feature')}, ${english} in English.` : ''
  const hint = `For the same people, one feature per line. If it is empty, they get the English features.${count}`
  return useShown('featuresZh') ? (
    <AdvertText name="featuresZh" label="Features in Chinese" {...look} hint={hint} rows={5} />
  ) : null
}
