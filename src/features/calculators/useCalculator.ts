import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import * as messages from '#messages/calculator.ts'
import { fullStop, space } from '#messages/common.ts'
import { formEntries, useIsomorphicLayoutEffect } from '../../lib/form/hydration'
import { londonDay } from '../../lib/time/london-time'
import {
  addressOf,
  valuesIn,
  type AnyFields,
  isApplicable,
  type Calculator,
  cut,
  readValues,
  startOf,
  missingFields,
} from './calculator'
import type { FieldValues } from './fields'
import { serverDate } from '../../lib/time/server-time'

/** Safari allows a hundred address changes per half minute. */
const debounceMs = 300
const announceDelayMs = 800

/** The text shown while there is no figure. */
const placeholder = (missing: number) => (missing === 0 ? messages.checkAnswers : messages.answerQuestions(missing))

/** Values changed before hydration. */
const typedEarly = (form: HTMLFormElement | null, fields: AnyFields): FieldValues =>
  Object.fromEntries(formEntries(form).filter(([name, text]) => name in fields && text !== fields[name]?.start))

/**
 * A calculator's state: its values come from the address, its result updates on each key, and an invalid value keeps
 * the last result. `built` is the prerender date, used until the browser's is known.
 */
export function useCalculator<F extends AnyFields, Facts>(
  calculator: Calculator<F, Facts>,
  facts: Facts,
  built: string,
) {
  const { fields } = calculator
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const [formValues, setValues] = useState(() => startOf(fields))
  const [today, setToday] = useState(built)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  const [message, setMessage] = useState('')

  const { values, problems = {} } = readValues(calculator, formValues, facts)
  // The prerendered values; none if a field has no example value.
  const [lastValid, setLastValid] = useState(values)
  if (values && JSON.stringify(values) !== JSON.stringify(lastValid)) setLastValid(values)
  const current = values ?? lastValid
  const outcome = current && calculator.calculate(current, facts, today)
  const missing = missingFields(fields, formValues)
  const figure = outcome?.figure ?? placeholder(missing.length)

  const tidied = (given: FieldValues) =>
    Object.fromEntries(
      Object.entries(given).map(([name, text]) => {
        const field = fields[name]
        const read = field?.read(cut(text))
        return [name, field && read && 'value' in read ? field.shown(read.value) : text]
      }),
    )
  useIsomorphicLayoutEffect(() => {
    const carried = { ...valuesIn(location.search, fields), ...typedEarly(form.current, fields) }
    setToday(londonDay(serverDate()))
    // A field in use keeps its typed text.
    const { name } = (document.activeElement ?? {}) as Partial<HTMLInputElement>
    setValues({ ...tidied(carried), ...(name && carried[name] !== undefined && { [name]: carried[name] }) })
    // Invalid values from the address show their error at once, because those fields are not going to blur.
    setTouched(new Set(Object.keys(carried).filter((name) => carried[name] !== fields[name]?.start)))
    // The values of the address are displayed from here on (integrations/client-when/query.ts).
    form.current?.closest('[data-outdated]')?.removeAttribute('data-outdated')
    // Runs once, on hydration.
  }, [])

  const changed = useRef(false)
  const writeAddress = () => history.replaceState(history.state, '', location.pathname + addressOf(formValues, fields))
  useEffect(() => {
    if (!changed.current) return
    const timer = setTimeout(writeAddress, debounceMs)
    return () => clearTimeout(timer)
  })
  const errors = Object.fromEntries(Object.entries(problems).filter(([name]) => touched.has(name)))
  const announcement = messages.announced(calculator.label, figure)
  // After a press of the button, the summary announces the errors itself.
  const errorTexts = tries > 0 ? [] : Object.values(errors)
  const toAnnounce =
    errorTexts.length > 0
      ? [...errorTexts, outcome && messages.stale].filter(Boolean).join(fullStop + space)
      : announcement
  useEffect(() => {
    if (!changed.current) return
    const timer = setTimeout(() => setMessage(toAnnounce), announceDelayMs)
    return () => clearTimeout(timer)
  }, [toAnnounce])

  const set = (name: string, text: string) => {
    changed.current = true
    setValues((before) => ({ ...before, [name]: text }))
  }
  // Delayed: pressing a button blurs the field first, and an error that appeared in between would move the button away.
  const leave = (name: string) =>
    setTimeout(() => {
      setTouched((before) => new Set([...before, name]))
      // Skipped if the field has the focus again.
      if (form.current?.elements.namedItem(name) !== document.activeElement)
        setValues((before) => ({ ...before, ...tidied({ [name]: before[name] ?? '' }) }))
    }, debounceMs)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTouched(new Set(Object.keys(fields)))
    setValues(tidied)
    if (Object.keys(problems).length > 0) return setTries((count) => count + 1)
    setTries(0)
    result.current?.focus()
  }

  return {
    form,
    result,
    values: formValues,
    errors,
    tries,
    outcome,
    figure,
    announcement,
    missing,
    message,
    today,
    set,
    leave,
    submit,
    /** A value is invalid: the result is of the last valid values. */
    stale: !values,
    shown: Object.entries(fields).filter(([, field]) => isApplicable(field, formValues)),
    /** The address of the current values. */
    address: () => {
      if (changed.current) writeAddress()
      return location.href
    },
  }
}
