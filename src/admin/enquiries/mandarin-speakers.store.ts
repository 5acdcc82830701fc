import { atom } from 'nanostores'
import { useStore } from '@nanostores/react'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { readsChinese } from './language'

/** The names of those in the agency’s team who speak Mandarin. The page of the inbox sets them. */
export const $mandarinSpeakers = atom<readonly string[]>([])

/** Whom to suggest for enquiries in Chinese; nobody for others. */
export function useSuggestedSpeakers(enquiries: readonly Pick<Enquiry, 'details' | 'message'>[]): readonly string[] {
  const speakers = useStore($mandarinSpeakers)
  return enquiries.some(readsChinese) ? speakers : []
}
