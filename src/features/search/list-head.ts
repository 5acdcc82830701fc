import * as messages from '#messages/search.ts'
import type { PageHead } from '../../lib/head-tags'

/** The title and the description of a page of a list: later pages add their number. */
export const listHead = (
  title: string,
  description: string,
  { currentPage, lastPage }: { currentPage: number; lastPage: number },
): PageHead =>
  currentPage === 1
    ? { title, description }
    : {
        title: messages.pageOf(title, currentPage),
        description: messages.descriptionOfPage(description, currentPage, lastPage),
      }
