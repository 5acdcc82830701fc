import { paths } from '../../paths'

/** Leads to the saved homes, and says how many there are once the script of the Save buttons has looked. */
export const SavedLink = () => (
  <a className="link after:content-[attr(data-saved)]" href={paths.saved} data-saved="" suppressHydrationWarning>
    Saved homes
  </a>
)
