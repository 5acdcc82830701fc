import type { Database } from '../../lib/database.types'
import { paths } from '../../paths'

// The first steps of an agency that begins without listings. Pure; the database says what is done (first_steps()).

type Row = Database['public']['Functions']['first_steps']['Returns'][number]
/** The row of `first_steps()`. */
export interface FirstStepsState extends Omit<Row, 'draft_id'> {
  /** The newest draft. */
  draft_id: string | null
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
  const { has_name: hasName, has_hours: hasHours, draft_id: draftId } = state
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
      isDone: state.people > 1 || state.works_alone,
      links: [{ label: 'Invite a colleague', href: paths.adminStaff }],
    },
    {
      id: 'listing',
      title: 'Your first home',
      text: 'Add it by hand, import a file, or give us the address of your feed.',
      isDone: state.has_listing || state.has_feed,
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
      isDone: state.has_enquiry,
      links: [{ label: 'Write a test message', href: paths.contact }],
    },
    {
      id: 'publish',
      title: 'Publish',
      text: 'Set the status of a home to Live. Visitors see it at once.',
      isDone: state.has_published,
      links: [
        draftId
          ? { label: 'Open your draft', href: paths.adminProperty(draftId) }
          : { label: 'Add a home', href: paths.adminNewProperty },
      ],
    },
  ]
}
