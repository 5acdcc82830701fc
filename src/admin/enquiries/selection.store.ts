import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { createSelection } from '../ui/selection'
import type { Enquiry } from './inbox'

/** The selected enquiries, by key. */
export const { $rows: $selection, select, selectOnly, clear: clearSelection } = createSelection<Enquiry>(enquiryKey)
