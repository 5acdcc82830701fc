import { paths } from '../../paths'

// The first steps of an agency that begins without listings. Pure; the database says what is done (first_steps()).

export interface FirstStepsState {
  /** The administrator has changed the name that a first start gives. */
  hasName: boolean
  /** There are hours in which visitors book viewings. */
  hasHours: boolean
  /** Accounts and open invitations. */
  people: number
  worksAlone: boolean
  hasListing: boolean
  hasFeed: boolean
  hasEnquiry: boolean
  /** Some listing is public, or was. */
  hasPublished: boolean
  /** The newest draft. */
  draftId: string | null
}

export interface Step {
  id: 'name' | 'people' | 'listing' | 'enquiry' | 'publish'
  title: string
  text: string
  isDone: boolean
  /** Where it is done, the usual way first. */
  links: readonly { label: string; href: string }[]
}

/** The five steps in order. */
export function stepsOf(state: FirstStepsState): Step[] {
  const { hasName, hasHours, people, worksAlone, hasListing, hasFeed, hasEnquiry, hasPublished, draftId } = state
  return [
    {
      id: 'name',
      title: 'Your name and hours',
      text: 'Visitors read your name in emails about viewings. They book viewings in the hours that you open.',
      isDone: hasName && hasHours,
      links: [
        ...(hasName ? [] : [{ label: 'Change your name', href: paths.adminStaff }]),
        ...(hasHours ? [] : [{ label: 'Open hours for viewings', href: paths.adminDiary }]),
      ],
    },
    {
      id: 'people',
      title: 'Your people',
      text: 'Everyone signs in with an account of their own. Invite them by email.',
      isDone: people > 1 || worksAlone,
      links: [{ label: 'Invite a colleague', href: paths.adminStaff }],
    },
    {
      id: 'listing',
      title: 'Your first home',
      text: 'Add it by hand, import a file, or give us the address of your feed.',
      isDone: hasListing || hasFeed,
      links: [
        { label: 'Add a home', href: paths.adminNewProperty },
        { label: 'Import a file', href: paths.adminFeed },
        { label: 'Add the address of a feed', href: paths.adminFeedView('addresses') },
      ],
    },
    {
      id: 'enquiry',
      title: 'A test enquiry',
      text: 'Write to yourself from the contact page, like a visitor. The message arrives under Enquiries.',
      isDone: hasEnquiry,
      links: [{ label: 'Write a test message', href: paths.contact }],
    },
    {
      id: 'publish',
      title: 'Publish',
      text: 'Set the status of a home to Live. Visitors see it at once.',
      isDone: hasPublished,
      links: [
        draftId
          ? { label: 'Open your draft', href: paths.adminProperty(draftId) }
          : { label: 'Add a home', href: paths.adminNewProperty },
      ],
    },
  ]
}
