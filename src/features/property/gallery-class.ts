import clsx from 'clsx'

// The whole picture at 3:2, with room below for the key facts: shrinks on short screens to 420 px, and takes at most
// about four fifths beside the rail's line.
const height = clsx(
  'aspect-3/2 max-laptop:max-h-[85svh]',
  'laptop:h-[min(clamp(420px,100svh-336px,max(576px,30vw)),(100vw-var(--spacing-margin)-var(--spacing-rail))*0.52)]',
)

/** A gallery's layout, also of its skeleton: from the rail's line to the page edge. */
export const galleryClass =
  'gallery relative tablet:ms-[calc(var(--spacing-margin)+var(--spacing-rail)+1px)] laptop:flex laptop:gap-1.5'
export const pictureClass = clsx('big relative w-full min-w-0 laptop:w-auto laptop:flex-none', height)
/** The area beside the picture: tiles and controls. On phones a bar below. */
export const besideClass = clsx(
  '@container flex min-w-0 flex-1 items-center gap-5 border-b border-line px-margin tablet:flex-col',
  'tablet:items-stretch',
  'tablet:gap-0 tablet:border-0 tablet:px-0 tablet:pt-1.5 tablet:group-arriving/pictures:invisible laptop:pt-0',
  'print:hidden',
)
