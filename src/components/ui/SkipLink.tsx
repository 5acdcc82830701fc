interface Props {
  href?: string
  label?: string
}

/** One of the first links of a page, for who goes by keyboard: in sight only while it has the focus. */
export const SkipLink = ({ href = '#content', label = 'Skip to the content' }: Props) => (
  <a
    className="fixed -top-20 left-margin z-10 bg-green px-5 py-3 text-white focus:top-2 print:hidden"
    href={href}
    data-skip
  >
    {label}
  </a>
)
