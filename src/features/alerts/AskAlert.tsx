import type { Ref } from 'react'
import type { AlertFilters } from '../../domain/alert/alert'
import type { Result } from '../../lib/http/result'
import { LateForm } from './LateForm'

export interface AskedSearch {
  /** The query of the list as it stands. */
  address: string
  /** The filters that it comes to, as the database takes them. */
  filtersOf: () => Promise<Result<AlertFilters>>
}

const load = () => import('./SearchAlertForm').then(({ SearchAlertForm }) => SearchAlertForm)

/** Under a list: letters about new homes of the search as it stands. Another search is another alert. */
export const AskAlert = ({ empty, opener, ...form }: AskedSearch & { empty: boolean; opener?: Ref<() => void> }) => (
  <LateForm
    label={empty ? 'Tell me when one comes' : 'Tell me about new homes like these'}
    load={load}
    form={form}
    about={form.address}
    opener={opener}
  />
)
