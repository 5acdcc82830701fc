import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { $mayEdit } from '../../../lib/http/admin-session'
import { formatPrice } from '../../../lib/format/money'
import { Sheet } from '../../ui/Sheet'
import { useIsPhone } from '../../ui/use-media'
import type { AdminListing } from '../listing-row'
import { PriceForm } from './PriceForm'

const chipClass =
  'max-tablet:inline-flex max-tablet:h-8 max-tablet:items-center max-tablet:rounded-full max-tablet:px-2.75'

/** A listing's price. It is edited in place; on phones in a sheet. */
export function ListingPrice({ listing }: { listing: AdminListing }) {
  const mayEdit = useStore($mayEdit)
  const isPhone = useIsPhone()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { price, listingType, title } = listing
  const text = price === null ? 'No price yet' : formatPrice(price, listingType)
  const edited = useRef(false)
  // The button, which is not rendered while its price is edited, gets the focus back.
  useEffect(() => {
    if (edited.current && !editing) button.current?.focus()
    edited.current = editing
  }, [editing])
  const close = () => setEditing(false)
  if (!mayEdit) return <strong className={clsx('block font-medium whitespace-nowrap', chipClass)}>{text}</strong>
  if (editing && !isPhone) return <PriceForm listing={listing} onDone={close} />
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(
          'block cursor-pointer font-medium whitespace-nowrap underline decoration-transparent underline-offset-4',
          'hover:decoration-edge max-tablet:grid max-tablet:min-h-11 max-tablet:content-center',
          'group max-tablet:outline-none pointer-coarse:min-h-11',
        )}
        {...(isPhone && { 'aria-haspopup': 'dialog' as const })}
        onClick={() => setEditing(true)}
      >
        <span
          className={clsx(
            chipClass,
            'outline-brick max-tablet:border max-tablet:border-line max-tablet:bg-white',
            'max-tablet:group-focus-visible:outline-2',
          )}
        >
          {text}
        </span>
        <span className="sr-only">, change the price of {title}</span>
      </button>
      <Sheet title={title || 'Untitled listing'} isOpen={editing} onClose={close}>
        <PriceForm listing={listing} onDone={close} inSheet />
      </Sheet>
    </>
  )
}
