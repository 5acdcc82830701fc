import type { ReactNode } from 'react'

/** A picture's error, which may contain a long file name. */
export const PictureError = ({ role, children }: { role?: 'alert'; children: ReactNode }) => (
  <p className="mt-2.5 text-note leading-[1.4] font-semibold wrap-anywhere text-brick-2" role={role}>
    {children}
  </p>
)
