import { vi } from 'vitest'
import type { OfficeHours } from '../../../src/schemas/agency'

// Islands have a copy of the hours (src/integrations/code-splitting.ts).
const modules = ['#agency/hours.ts', '#agency/hours.ts?copy']

/** Modules imported after this one have these office hours. */
export function setHours(officeHours: OfficeHours) {
  vi.resetModules()
  for (const name of modules) vi.doMock(name, () => ({ officeHours, officeHoursText: [] }))
}

export function resetHours() {
  for (const name of modules) vi.doUnmock(name)
  vi.resetModules()
}
