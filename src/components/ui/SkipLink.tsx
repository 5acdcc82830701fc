/** The first link of a page, for who goes by keyboard: in sight only while it has the focus. */
export const SkipLink = () => (
  <a
    className="fixed -top-20 left-margin z-10 bg-green px-5 py-3 text-white focus:top-2 print:hidden"
    href="#content"
    data-skip
  >
    Skip to the content
  </a>
)
