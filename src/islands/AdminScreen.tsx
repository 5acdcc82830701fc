import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Finder } from '../admin/finder/Finder'
import { queryClient } from '../admin/query/query-client'
import { AdminFrame } from '../admin/session/AdminFrame'
import { AdminToasts } from '../admin/ui/AdminToasts'

/** An admin screen: its layout with the finder and the toasts. */
export const AdminScreen = (props: Omit<ComponentProps<typeof AdminFrame>, 'finder'>) => (
  <QueryClientProvider client={queryClient}>
    <AdminFrame {...props} finder={<Finder />} />
    <AdminToasts />
  </QueryClientProvider>
)
