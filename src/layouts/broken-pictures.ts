import { placeholder } from '../lib/pictures'

/** A picture that does not load becomes the placeholder, once; in islands and prerendered pages alike. */
function replace(picture: HTMLImageElement) {
  if (picture.dataset['broken']) return
  picture.dataset['broken'] = 'true'
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove()
  picture.src = placeholder
}

document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
// Those that failed before this script ran.
for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) replace(picture)
