import { agency } from '#agency/agency.ts'
import { useAgencyPhone } from './useAgencyPhone'

/** The office's number, as an alternative to a form. */
export const PhoneLink = () => (
  <a className="whitespace-nowrap quiet-link" href={`tel:${agency.phone.dial}`}>
    {useAgencyPhone()}
  </a>
)
