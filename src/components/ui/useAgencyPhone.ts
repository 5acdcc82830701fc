import { useSyncExternalStore } from 'react'
import { agency } from '#agency/agency.ts'
import { phoneIn } from '../../lib/format/phone'

const subscribe = () => () => undefined
const shownHere = () => phoneIn(agency.phone.shown)
const published = () => agency.phone.shown

/** The office's number as the visitor dials it. The HTML of a page, and its hydration, have the agency's own form. */
export const useAgencyPhone = () => useSyncExternalStore(subscribe, shownHere, published)
