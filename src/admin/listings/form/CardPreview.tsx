import { Picture } from '../../../components/ui/Picture'
import { priceText, shownQualifier } from '../../../domain/listing/price-text'
import { counted, formatArea } from '../../../lib/format/words'
import { ofKind } from '../pictures/pictures'
import { priceInPounds } from '../price'
import { factsOf } from './fact-entries'
import { parseInteger } from './parse-text'
import { useListingForm } from './useListingForm'

/** A preview of the listing's card. */
export function CardPreview() {
  const { values } = useListingForm()
  const { title, area, listing_type: listingType, pictures } = values
  const price = priceInPounds(values.price, listingType)
  const priceQualifier = shownQualifier(listingType, factsOf(values.facts, listingType).values.price_qualifier)
  const [thumbnail] = ofKind(pictures, 'photograph')
  const [beds, baths, size] = [parseInteger(values.beds), parseInteger(values.baths), parseInteger(values.floor_size)]
  const parts = [
    beds !== null && (beds === 0 ? 'Studio' : counted(beds, 'bed')),
    baths !== null && counted(baths, 'bath'),
    size !== null && formatArea(size),
  ].filter(Boolean)
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-t border-line pt-3 text-small leading-[1.35]">
      <div className="aspect-3/2 overflow-hidden bg-surface-muted">
        {thumbnail?.url && <Picture className="size-full object-cover" url={thumbnail.url} alt="" sizes="96px" />}
      </div>
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-serif text-h5 leading-[1.15] font-light">
          {price === null ? 'No price yet' : priceText({ price, listingType, priceQualifier })}
        </span>
        {title || 'No title yet'}
        {area && <span className="block">{area}</span>}
        <span className="block text-ink-2">{parts.join(' · ')}</span>
      </p>
    </div>
  )
}
