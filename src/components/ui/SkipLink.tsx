import { skipToContent } from '#messages/layout.ts'

interface Props {
  href?: string
  label?: string
}

/** A skip link for keyboard users: visible only while focused. */
export const SkipLink = ({ href = '#content', label = skipToContent }: Props) => (
  <a
    className="fixed -top-20 left-margin z-10 bg-green px-5 py-3 text-white focus:top-2 print:hidden"
    href={href}
    data-skip
  >
    {label}
  </a>
)
