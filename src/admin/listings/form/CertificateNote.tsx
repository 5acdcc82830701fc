import type { ReactNode } from 'react'
import { StateMark } from '../StateMark'

/** What to do about a certificate, below its date field. */
export const CertificateNote = ({ children }: { children: ReactNode }) => (
  <strong className="flex items-start gap-2 font-semibold text-brick-2">
    <StateMark state="missing" className="mt-0.5 size-3.5!" />
    <span>{children}</span>
  </strong>
)
