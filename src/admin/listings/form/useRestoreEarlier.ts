import { useStore } from '@nanostores/react'
import { $mayEdit } from '../../../lib/http/admin-session'
import { capitalised } from '../../../lib/format/words'
import { showToast } from '../../ui/toasts'
import { useDebounced } from '../../ui/use-debounced'
import { fieldName, withField } from './field-values'
import { currentValues, setValues } from './form.store'
import { restoreColumn } from './restore-column'
import { useListingForm } from './useListingForm'

/** Typing does not compare the whole history at each key. */
const debounceMs = 300

/** Puts an earlier value of a column into the form, as an unsaved change; undefined while nobody may edit it. */
export function useRestoreEarlier() {
  const { values, status } = useListingForm()
  const settled = useDebounced(values, debounceMs)
  const mayEdit = useStore($mayEdit)
  if (!mayEdit || status !== 'editing') return undefined
  return ({ column, from }: { column: string; from?: unknown }) => {
    if (!restoreColumn(settled, column, from)) return null
    return () => {
      const before = currentValues()
      const result = restoreColumn(before, column, from)
      if (!result) return
      const { field } = result
      setValues(result.values)
      showToast(`${capitalised(fieldName(field))}: the earlier value is in the form. Save to keep it.`, {
        action: { label: 'Undo', onPress: () => setValues(withField(currentValues(), field, before)) },
      })
    }
  }
}
