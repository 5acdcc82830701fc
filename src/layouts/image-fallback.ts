import { placeholder } from '../lib/pictures/placeholder'

/**
 * A picture that fails in every size is requested unscaled, then replaced by the placeholder; in islands and
 * prerendered pages.
 */
function replace(picture: HTMLImageElement) {
  const sources = picture.parentElement?.querySelectorAll('source')
  if (sources?.length) for (const source of sources) source.remove()
  else if (!picture.dataset['broken']) {
    picture.dataset['broken'] = 'true'
    picture.src = placeholder
  }
}

document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
// Pictures that failed before this script ran.
for (const picture of document.images)
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) replace(picture)
