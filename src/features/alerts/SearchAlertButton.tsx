import * as messages from '#messages/alerts.ts'
import type { Ref } from 'react'
import { LateForm } from './LateForm'
import type { AlertSearch } from './SearchAlertForm'

const load = () => import('./SearchAlertForm').then(({ SearchAlertForm }) => SearchAlertForm)

/** Below a list: emails about new listings of the current search. Another search is another alert. */
export const SearchAlertButton = ({
  empty,
  prominent,
  opener,
  ...form
}: AlertSearch & { empty: boolean; prominent?: boolean; opener?: Ref<() => void> }) => (
  <LateForm
    label={empty ? messages.whenListed : messages.likeThese}
    load={load}
    form={{ ...form, noneListed: prominent }}
    prominent={prominent}
    about={form.address}
    opener={opener}
  />
)
