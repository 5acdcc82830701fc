import clsx from 'clsx'

// The whole picture at 3:2, with room below for the key facts: shrinks on short screens to 420 px, and takes at most
// about four fifths beside the meridian.
const height = clsx(
  'max-md:aspect-[3/2] max-md:max-h-[85svh] md:max-lg:aspect-[3/2] md:max-lg:max-h-[85svh]',
  'lg:h-[min(clamp(420px,100svh-336px,max(576px,30vw)),(100vw-var(--spacing-margin)-var(--spacing-rail))*0.52)]',
)

/** A gallery's layout, also of its skeleton: from the meridian to the page edge. */
export const galleryClass =
  'gallery relative md:ml-[calc(var(--spacing-margin)+var(--spacing-rail)+1px)] lg:flex lg:gap-1.5'
export const pictureClass = clsx('big relative w-full min-w-0 lg:aspect-[3/2] lg:w-auto lg:flex-none', height)
/** The area beside the picture: tiles and controls. On phones a bar below. */
export const besideClass = clsx(
  '@container flex min-w-0 flex-1 items-center gap-5 border-b border-line px-margin md:flex-col md:items-stretch',
  'md:gap-0 md:border-0 md:px-0 md:pt-1.5 md:group-arriving/pictures:invisible lg:pt-0 print:hidden',
)
