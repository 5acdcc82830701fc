import type { ComponentProps } from 'react'
import { Finder } from '../admin/finder/Finder'
import { AdminFrame } from '../admin/session/AdminFrame'

/** An admin screen: its layout with the finder. */
export const AdminScreen = (props: Omit<ComponentProps<typeof AdminFrame>, 'finder'>) => (
  <AdminFrame {...props} finder={<Finder />} />
)
