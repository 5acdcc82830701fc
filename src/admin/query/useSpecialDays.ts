import type { SpecialDay } from '../../lib/time/office-clock'
import { afterFirstRead } from './first-read'
import { readSpecialDays } from './special-days.queries'
import { useRead } from './use-read'

const staleMs = 300_000
const none: readonly SpecialDay[] = []

/** The days with other office hours; none until they are known. */
export const useSpecialDays = () =>
  useRead(['special-days'], afterFirstRead(readSpecialDays), { staleTime: staleMs }).data ?? none
