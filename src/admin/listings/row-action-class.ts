/** Actions of a list row: compact links and buttons. */
export const rowActionsClass = 'flex gap-x-1.5'
export const rowActionClass =
  'quiet-link cursor-pointer decoration-edge px-2 py-1.75 text-note pointer-coarse:min-h-11 pointer-coarse:py-2.5'

/** The actions column: from 1280 px on View, Edit and Delete, below that only a menu. */
export const actionsColumnClass = 'w-13 min-[80rem]:w-52'
