import * as messages from '#messages/search.ts'
import { useRef, useState } from 'react'
import { choiceNamesOf } from '../../domain/search/choice-filters'
import { useIsomorphicLayoutEffect } from '../../lib/form/hydration'
import { AreaFilter } from './AreaFilter'
import { FilterPanel } from './FilterPanel'
import { type FiltersPlace, sheetFieldsClass } from './filter-class'
import { filterFields } from './filter-fields'
import type { AreaCount } from './area-counts'
import { sameArea } from './search'
import type { Search } from './search-type'
import {
  changedBefore,
  type Control,
  fillForm,
  formMatches,
  readForm,
  replaceUnclearPrices,
  typedField,
  unclearPrices,
} from './search-form'
import { isCompletePrice, isPriceName } from './filter-steps'
import { morePanel, priceText } from './search-text'
import { useWalkPlaces } from './useWalkPlaces'
import { placeFields, WalkFields } from './WalkFields'

interface Props {
  search: Search
  areas: AreaCount[]
  /** The London day from which dates are offered. */
  today: string
  /** The form is rendered twice; this prefixes its field ids. */
  place: FiltersPlace
  /** Whether a sheet is open. */
  open?: boolean
  /** With the name of a field that is typed in. */
  onChange: (search: Search, typedField?: string) => void
}

const isPrice = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && isPriceName(target.name)

/**
 * The filters. The form is uncontrolled, so choices made before hydration are not lost; every change reads the whole
 * form, and external changes fill it again.
 */
export function SearchFields({ search, areas, today, place, open = false, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // Undefined before the first search, null after the second.
  const chosen = useRef<Set<Control> | null>(undefined)
  /** The price fields that show an error. */
  const [unclear, setUnclear] = useState<string[]>([])
  /** The field with a word that is being composed. */
  const composed = useRef<Control | null>(null)
  const filledFor = useRef(search)
  const [walkPlaces, readPlaces] = useWalkPlaces(form, open)
  const keepUnclear = (fields: HTMLFormElement) => {
    if (unclear.length > 0) setUnclear(unclearPrices(fields).filter((name) => unclear.includes(name)))
  }
  useIsomorphicLayoutEffect(() => {
    const fields = form.current
    if (!fields) return
    // The first search is the prerendered one; the second contains the address's values, merged with choices made
    // before it.
    if (chosen.current === undefined) {
      chosen.current = changedBefore(fields)
      return
    }
    const before = chosen.current
    chosen.current = null
    replaceUnclearPrices(fields, search, filledFor.current)
    filledFor.current = search
    fillForm(fields, search, composed.current ? new Set([...(before ?? []), composed.current]) : before)
    keepUnclear(fields)
    if (before?.size && !formMatches(fields, search)) onChange(readForm(fields, search), typedField(before))
  }, [search])
  // Only the fields of places update with new options. Other fields stay: a price may be half typed.
  useIsomorphicLayoutEffect(() => {
    for (const name of placeFields) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLSelectElement) field.value = search[name] ?? ''
    }
  }, [walkPlaces, search.near, search.train, search.also])

  const applyField = (field: EventTarget, fields: HTMLFormElement) => {
    // Typed between the two, when nothing listens to the search yet.
    if (chosen.current) return void chosen.current.add(field as Control)
    keepUnclear(fields)
    if (isPrice(field) && !isCompletePrice(field.value, search.type)) return
    onChange(readForm(fields, search), typedField([field]))
  }

  const rental = search.type === 'rent'
  const field = filterFields({ search, today, place, unclear })
  const more = (
    <>
      {field.choice('home')}
      {field.choice('outside')}
      <WalkFields search={search} place={place} walkPlaces={walkPlaces} />
      {choiceNamesOf(search.type)
        .filter((name) => name !== 'home' && name !== 'outside')
        .map(field.choice)}
      {rental && field.available}
      {field.q}
    </>
  )
  return (
    <form
      ref={form}
      className={
        place === 'bar'
          ? 'flex flex-1 items-stretch max-tablet:min-w-20 tablet:min-w-0 tablet:[&>:first-child>summary]:pl-0'
          : sheetFieldsClass
      }
      role="search"
      aria-label={rental ? messages.homesToRent : messages.homesForSale}
      autoComplete="off"
      onFocus={readPlaces}
      onPointerDown={readPlaces}
      onSubmit={(event) => {
        event.preventDefault()
        setUnclear(unclearPrices(event.currentTarget))
        onChange(readForm(event.currentTarget, search))
      }}
      // The letters of a composition, such as pinyin, are no words. Chrome sends no input event after its end.
      onChange={({ target, currentTarget, nativeEvent }) => {
        if (!(nativeEvent as InputEvent).isComposing) applyField(target, currentTarget)
      }}
      onCompositionStart={({ target }) => (composed.current = target as Control)}
      onCompositionEnd={({ target, currentTarget }) => {
        composed.current = null
        applyField(target, currentTarget)
      }}
      // A price that is still below the minimum on blur is intended.
      onBlur={({ target, currentTarget }) => {
        if (!isPrice(target)) return
        setUnclear(unclearPrices(currentTarget))
        if (!formMatches(currentTarget, search)) onChange(readForm(currentTarget, search))
      }}
    >
      {place === 'bar' ? (
        <>
          <FilterPanel
            label={unclear.length > 0 ? messages.checkPrice : priceText(search)}
            set={[search.min, search.max, search.monthly].some((limit) => limit !== undefined)}
          >
            {field.min}
            {field.max}
            {field.priceError}
            {rental && field.monthly}
          </FilterPanel>
          {field.beds}
          {field.baths}
          <FilterPanel {...morePanel(search)} wide>
            {more}
          </FilterPanel>
        </>
      ) : (
        <>
          <AreaFilter
            // An area from the address that our list lacks is offered, so that it can be removed.
            areas={[
              ...areas,
              ...search.areas
                .filter((area) => !areas.some(({ name }) => sameArea(name, area)))
                .map((name) => ({ name, count: 0 })),
            ]}
            chosen={search.areas}
          />
          {field.min}
          {field.max}
          {field.priceError}
          {rental && field.monthly}
          {field.beds}
          {field.baths}
          {more}
        </>
      )}
      {field.sort}
      {/* Outside its panel, which closes with the blur. */}
      {unclear.length > 0 && (
        <p className="sr-only" role="alert">
          {rental ? messages.writeRent : messages.writePrice}
        </p>
      )}
      {/* Every change applies at once; this button is for Enter and assistive technology. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        {messages.apply}
      </button>
    </form>
  )
}
