import type { ComponentProps } from 'react'
import { Finder } from '../features/admin/finder/Finder'
import { AdminFrame } from '../features/admin/session/AdminFrame'

/** A screen of the admin: its frame with the finder. */
export const AdminScreen = (props: Omit<ComponentProps<typeof AdminFrame>, 'finder'>) => (
  <AdminFrame {...props} finder={<Finder />} />
)
