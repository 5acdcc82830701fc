import clsx from 'clsx'
import { space } from '#messages/common.ts'
import * as messages from '#messages/costs.ts'
import { useEffect, useRef, useState } from 'react'
import type { Listing } from '../../../domain/listing/listing'
import type { CouncilTaxes } from '../../../domain/market/council-tax-bands'
import { type CostFacts, costFactsOn } from '../../../domain/market/listing-costs'
import { formatPounds } from '../../../lib/format/money'
import { serverDate } from '../../../lib/time/server-time'
import { CostNote, CostRows, CostTotal } from './CostRows'
import { MonthCosts } from './MonthCosts'
import { type BuyerValues, buyingCalculator, dutyRange, dutyRows, laterRows } from './sale-costs'

interface BooleanChoiceProps {
  name: keyof BuyerValues
  label: string
  hint: string
  no: string
  onChange: (name: keyof BuyerValues, value: boolean) => void
}

const optionClass = clsx(
  'relative flex min-h-9 cursor-pointer items-center justify-center px-2 py-1.5 text-center text-note',
  'not-first:border-l not-first:border-edge hover:bg-surface-muted has-checked:bg-green has-checked:text-white',
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] pointer-coarse:min-h-11',
  'forced-colors:has-checked:forced-color-adjust-none',
  'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
)

/** Two choices side by side. The browser keeps a choice made before hydration. */
function BooleanChoice({ name, label, hint, no, onChange }: BooleanChoiceProps) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-note leading-[1.35]">
        <b className="font-semibold">{label}</b> <span className="text-ink-2">{hint}</span>
      </legend>
      <div className="grid grid-cols-2 rounded-sm border border-edge bg-white">
        {[true, false].map((value) => (
          <label key={String(value)} className={optionClass}>
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              name={name}
              value={String(value)}
              onChange={() => onChange(name, value)}
            />
            {value ? messages.yes : no}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Choices made before hydration. */
const chosenIn = (questions: HTMLElement): Partial<BuyerValues> =>
  Object.fromEntries(
    [...questions.querySelectorAll<HTMLInputElement>(':checked')].map(({ name, value }) => [name, value === 'true']),
  )

/** The stamp duty of a buyer with both questions answered, and possible refunds. */
function Duty({ price, values, facts: { rates } }: { price: number; values: BuyerValues; facts: CostFacts }) {
  const { rows, total, firstTime, back } = dutyRows(price, values, rates)
  const returned = [
    back.additional > 0 && messages.backIfSold(formatPounds(back.additional)),
    back.nonResident > 0 && messages.backIfHere(formatPounds(back.nonResident)),
  ].filter((text) => typeof text === 'string')
  return (
    <>
      <CostRows title={messages.dutyToday} rows={rows} />
      <CostTotal label={messages.stampDuty} value={formatPounds(total)} pounds={total} />
      <p className="text-small leading-[1.5] text-ink-2">
        {returned.length > 0 && messages.refunds(returned)}
        {firstTime !== null && messages.firstTime(formatPounds(firstTime))}
      </p>
    </>
  )
}

const pendingClass =
  'mt-3 max-w-none grow content-center bg-stucco px-4.5 py-4 text-note leading-[1.45] noscript:hidden print:hidden'

interface Props {
  listing: Listing
  /** The data at the build. */
  builtFacts: CostFacts
  taxes: CouncilTaxes
}

/** The costs of buying: stamp duty once both questions are answered, a range until then, and later costs. */
export function SaleCosts({ listing, builtFacts, taxes }: Props) {
  // The first render must equal the built HTML.
  const [facts, setFacts] = useState(builtFacts)
  const [{ onlyHome, inUk }, setValues] = useState<Partial<BuyerValues>>({})
  const questions = useRef<HTMLDivElement>(null)
  const setValue = (name: keyof BuyerValues, value: boolean) => setValues((before) => ({ ...before, [name]: value }))
  const { price } = listing

  useEffect(() => {
    if (questions.current) setValues(chosenIn(questions.current))
    setFacts(costFactsOn(builtFacts, serverDate()))
  }, [builtFacts])

  const values = onlyHome !== undefined && inUk !== undefined ? { onlyHome, inUk } : null
  const later = laterRows(listing, facts, values)
  const { min, max, company } = dutyRange(price, facts.rates)
  return (
    <>
      <div>
        <div className="print:hidden noscript:hidden" ref={questions}>
          <BooleanChoice
            name="onlyHome"
            label={messages.onlyHome}
            hint={messages.abroadCounts}
            no={messages.ownsAnother}
            onChange={setValue}
          />
          <BooleanChoice
            name="inUk"
            label={messages.inUk}
            hint={messages.daysInUk}
            no={messages.no}
            onChange={setValue}
          />
        </div>
        {/* Reserves the height of the result, to avoid layout shift. */}
        <div className="mt-1.5 flex flex-col print:min-h-0! scripted:min-h-80" role="status">
          {values ? (
            <Duty price={price} values={values} facts={facts} />
          ) : (
            <>
              <CostRows
                title={messages.dutyToday}
                rows={[
                  { label: messages.minDuty, value: formatPounds(min) },
                  { label: messages.maxDuty, value: formatPounds(max) },
                  { label: messages.companyAbroad, value: formatPounds(company) },
                ]}
              />
              <p className={pendingClass}>
                <b className="block font-semibold">{messages.answerBoth}</b>
                {space}
                {messages.whoBuys}
              </p>
            </>
          )}
        </div>
        <CostNote calculator={buyingCalculator(price, { onlyHome, inUk })} label={messages.openCalculator}>
          <span className="print:hidden">
            {messages.together}
            {space}
          </span>
          {messages.companyRates(facts.checked)}
        </CostNote>
      </div>
      <div>
        <MonthCosts listing={listing} taxes={taxes} />
      </div>
      {later.length > 0 && (
        <div className="col-span-2">
          <CostRows title={messages.afterPurchase} rows={later} wide />
        </div>
      )}
    </>
  )
}
