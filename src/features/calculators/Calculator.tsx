import { buttonClass } from '../../components/ui/button-class'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { OtherUnit } from '../../domain/units/OtherUnit'
import { formatDay } from '../../lib/time/format-day'
import { site } from '../../site'
import { Ask } from './QuestionField'
import { Awaited } from './ResultPlaceholder'
import type { AnyFields, Calculator as Rules } from './calculator'
import { Parts } from './Breakdown'
import { Share } from './ShareResult'
import { useCalculator } from './useCalculator'

interface Props<F extends AnyFields, Facts> {
  calculator: Rules<F, Facts>
  facts: Facts
  /** The day of the build: the prerendered example is by its rates. */
  built: string
}

/** A calculator: its total, which stays in sight on a phone, its questions, and the account behind the total. */
export function Calculator<F extends AnyFields, Facts>({ calculator, facts, built }: Props<F, Facts>) {
  const {
    form,
    result,
    answers,
    errors,
    tries,
    outcome,
    figure,
    line,
    open,
    said,
    today,
    set,
    leave,
    submit,
    stale,
    shown,
    address,
  } = useCalculator(calculator, facts, built)
  const wrong = Object.entries(errors).map(([name, message]) => ({ id: `calc-${name}`, message }))
  return (
    <div className="calc">
      <div className="calc-total" data-stale={stale ? '' : undefined} data-awaited={outcome ? undefined : ''}>
        <p className="calc-name">{calculator.label}</p>
        <p className="calc-figure">{figure}</p>
      </div>
      <form ref={form} className="calc-form" aria-label={calculator.name} noValidate onSubmit={submit}>
        {tries > 0 && wrong.length > 0 && <ErrorSummary errors={wrong} attempts={tries} />}
        {shown.map(([name, field]) => (
          <Ask
            key={name}
            name={name}
            field={field}
            text={answers[name] ?? ''}
            error={errors[name]}
            onType={(text) => set(name, text)}
            onLeave={() => leave(name)}
          />
        ))}
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          Work it out
        </button>
        <noscript>
          <p className="notice">
            The calculator needs JavaScript.{' '}
            {outcome ? 'What stands here is a worked example' : 'Without it no figure can be shown'}, and the rates are
            below. Or call <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>.
          </p>
        </noscript>
        <p className="notice" role="alert" data-lost hidden>
          The connection was lost before the calculator was ready. Press the button again.
        </p>
      </form>
      <div className="calc-parts" ref={result} tabIndex={-1} role="group" aria-label={line}>
        {!outcome && <Awaited why={calculator.needs} open={open} />}
        {outcome && (
          <>
            {outcome.pounds !== undefined && (
              <p className="calc-gloss">
                <OtherUnit pounds={outcome.pounds} />
              </p>
            )}
            <p className="calc-gloss">
              {stale ? 'These figures are for the last answers that could be read.' : outcome.gloss}
            </p>
            <Parts parts={outcome.parts} />
            <p className="calc-why">Worked out on {formatDay(today)}. Information, not advice.</p>
            <Share address={address} />
          </>
        )}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  )
}
