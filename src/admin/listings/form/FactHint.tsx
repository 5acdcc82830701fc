import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import { leaseText } from '../../../domain/listing/facts/lease-text'
import { rentOfWeeks } from '../../../domain/market/rent'
import { amount } from '../../../lib/format/parse-amount'
import { formatPence } from '../../../lib/format/money'
import { londonDay } from '../../../lib/time/london-time'
import { isDay } from '../../../lib/time/parse-day'
import { CertificateNote } from './CertificateNote'
import { certificateNotice } from '../../../domain/listing/certificates'
import { emptyFact } from './fact-entries'
import { changeFact, fieldId } from './form.store'
import { factHint } from './form-sections'
import { depositLimit } from './lower-deposits'
import { useListingForm } from './useListingForm'
import { priceInPounds, shownPrice } from '../price'
import { serverDate } from '../../../lib/time/server-time'
import { TextButton } from '../../ui/Button'

/** A fact's hint; for some its effect or usual value. */
export function FactHint({ column }: { column: FactColumn }) {
  const { values } = useListingForm()
  const { value } = values.facts[column] ?? emptyFact
  if (column === 'deposit' || column === 'holding_deposit') return <DepositHint column={column} value={value} />
  if (column === 'lease_end' && isDay(value)) return <>{leaseText(value, serverDate())}</>
  const notice = column === 'epc_expires' ? certificateNotice(value, londonDay(serverDate())) : null
  if (notice) return <CertificateNote>{notice}</CertificateNote>
  return factHint(column)
}

/** A proposed deposit from the rent, and the legal maximum. */
function DepositHint({ column, value }: { column: 'deposit' | 'holding_deposit'; value: string }) {
  const { price, listing_type: type, facts } = useListingForm().values
  const rent = priceInPounds(price, type)
  if (rent === null) return column === 'deposit' ? 'Five weeks’ rent. Enter the rent first.' : 'One week’s rent.'
  const [weeks, text] = column === 'deposit' ? [5, 'Five weeks’ rent'] : [1, 'One week’s rent']
  const usual = rentOfWeeks(rent, weeks)
  return (
    <>
      {amount(value) === usual ? (
        `${text}. `
      ) : (
        <TextButton
          className="py-0.5 text-ink pointer-coarse:min-h-11"
          onClick={() => {
            changeFact(column, { value: shownPrice(usual) })
            // The button disappears on click, so its field takes the focus.
            document.getElementById(fieldId(column))?.focus()
          }}
        >
          {text}: {formatPence(usual)}
        </TextButton>
      )}{' '}
      {depositLimit(column, rent, facts.tenancy?.value ?? '')}
    </>
  )
}
