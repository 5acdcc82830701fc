import { choices as choiceTexts } from '#messages/choices.ts'
import * as messages from '#messages/search.ts'
import clsx from 'clsx'
import { Fragment } from 'react'
import type { ChoiceName } from '../../domain/search/choice-filters'
import { formatPounds } from '../../lib/format/money'
import { formatDay } from '../../lib/time/format-day'
import { errorBelowClass } from '../../components/ui/form/field-class'
import { fieldFrameClass, filterControlClass, filterLabelClass, type FiltersPlace } from './filter-class'
import { BarSelect, type Choices, FilterSelect } from './FilterSelect'
import { formatRooms } from './parameter-values'
import type { Search } from './search-type'
import { bathSteps, bedSteps, daySteps, suggestedPrices } from './filter-steps'
import { bathsText, bedsText, sortLabels } from './search-text'

/** If space is short, only the bedrooms shrink. Where a select is as wide as its longest option, all must. */
const keepWidthClass = 'supports-[field-sizing:content]:shrink-0'

interface Setting {
  search: Search
  /** The London day from which dates are offered. */
  today: string
  place: FiltersPlace
  /** The price fields with an error. */
  unclear: string[]
}

const choicesOf = (options: Record<string, { label: string }>): Choices =>
  Object.entries(options).map(([value, { label }]) => [value, label])

/** The filter fields, by parameter name. Those in the bar's line show their value. */
export function filterFields({ search, today, place, unclear }: Setting) {
  const { type, min, max, monthly } = search
  const rental = type === 'rent'
  const errorId = `${place}-price-error`
  /** A select, which the bar's line shows without a label if it is `inBar`. */
  const select = (
    name: string,
    label: string,
    any: string,
    choices: Choices,
    set: string | undefined,
    inBar?: { any: string; frame: string },
  ) =>
    place === 'bar' && inBar ? (
      <BarSelect {...{ name, label, choices, set }} {...inBar} id={`bar-${name}`} />
    ) : (
      <FilterSelect {...{ name, label, any, choices, set }} id={`${place}-${name}`} />
    )
  const price = (name: 'min' | 'max' | 'monthly', label: string, set?: number, wide?: boolean) => (
    <label className={fieldFrameClass(wide)}>
      <small className={filterLabelClass}>{label}</small>
      <input
        className={clsx(
          filterControlClass,
          'cursor-text pt-7 placeholder:font-normal placeholder:text-ink-2',
          '[&::-webkit-calendar-picker-indicator]:hidden!',
        )}
        aria-invalid={unclear.includes(name) || undefined}
        aria-describedby={unclear.includes(name) ? errorId : undefined}
        name={name}
        id={`${place}-${name}`}
        list={`${place}-${name}-suggested`}
        inputMode="text"
        maxLength={20}
        placeholder={messages.any}
        enterKeyHint="done"
        defaultValue={set === undefined ? '' : formatPounds(set)}
      />
      <datalist id={`${place}-${name}-suggested`}>
        {suggestedPrices(type).map((pounds) => (
          <option key={pounds} value={formatPounds(pounds)} />
        ))}
      </datalist>
    </label>
  )
  const dayText = (day: string) => (day === today ? messages.today : formatDay(day))
  const beds = bedSteps(search.beds).map((rooms): [string, string] => [formatRooms(rooms), bedsText(rooms)])
  const baths = bathSteps(search.baths).map((count): [string, string] => [String(count), bathsText(count)])
  const days = daySteps(today, search.available).map((day): [string, string] => [day, dayText(day)])
  const needs: Partial<Record<string, string | undefined>> = { nearest: search.near, quickest: search.train }
  const sorts = Object.entries(sortLabels).filter(([sort]) => !(sort in needs) || needs[sort])
  const bedsSet = search.beds === undefined ? '' : formatRooms(search.beds)
  const bathsSet = search.baths === undefined ? '' : String(search.baths)
  return {
    min: price('min', rental ? messages.rentFrom : messages.salePriceFrom, min),
    max: price('max', rental ? messages.rentUpTo : messages.salePriceUpTo, max),
    priceError: unclear.length > 0 && (
      <p className={`col-span-full ${errorBelowClass}`} id={errorId}>
        {rental ? messages.writeRent : messages.writePrice}
      </p>
    ),
    monthly: (
      <>
        {price('monthly', messages.rentAndBills, monthly, true)}
        <p className="col-span-full py-2 text-small text-ink-2">{messages.whatBills}</p>
      </>
    ),
    beds: select('beds', messages.bedrooms, messages.any, beds, bedsSet, {
      any: messages.beds,
      frame: 'border-r max-tablet:hidden',
    }),
    baths: select('baths', messages.bathrooms, messages.any, baths, bathsSet, {
      any: messages.baths,
      frame: `${keepWidthClass} border-r max-tablet:hidden`,
    }),
    choice: (name: ChoiceName) => {
      const { label, options } = choiceTexts[name]
      return <Fragment key={name}>{select(name, label, messages.any, choicesOf(options), search[name])}</Fragment>
    },
    available: select('available', messages.availableBy, messages.anyTime, days, search.available),
    q: (
      <label className={fieldFrameClass(true)}>
        <small className={filterLabelClass}>{messages.keywords}</small>
        <input
          className={`${filterControlClass} cursor-text pt-7 pr-2 placeholder:font-normal placeholder:text-ink-2`}
          type="search"
          name="q"
          id={`${place}-q`}
          maxLength={100}
          placeholder={messages.keywordsExample}
          enterKeyHint="search"
          defaultValue={search.q ?? ''}
        />
      </label>
    ),
    sort: select('sort', messages.sortedBy, '', sorts, search.sort, {
      any: '',
      frame: `${keepWidthClass} ml-auto max-tablet:ml-0 laptop:border-l in-data-none-listed:hidden`,
    }),
  }
}
