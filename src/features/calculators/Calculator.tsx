import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { Notice } from '../../components/ui/Notice'
import { OtherUnit } from '../../domain/units/OtherUnit'
import { formatDay } from '../../lib/time/format-day'
import { agency } from '#agency/agency.ts'
import * as messages from '#messages/calculator.ts'
import { fullStop, space } from '#messages/common.ts'
import { CalculatorField } from './CalculatorField'
import { ResultPlaceholder } from './ResultPlaceholder'
import type { AnyFields, Calculator as Rules } from './calculator'
import { Breakdown, whyClass } from './Breakdown'
import { ShareResult } from './ShareResult'
import { useCalculator } from './useCalculator'

interface Props<F extends AnyFields, Facts> {
  calculator: Rules<F, Facts>
  facts: Facts
  /** The build date, whose rates the prerendered example uses. */
  built: string
}

const otherPriceClass = clsx(
  'min-h-5 text-small leading-5 whitespace-nowrap text-ink-2 max-laptop:col-start-2 max-laptop:text-right',
  'max-laptop:hidden max-laptop:in-data-other-currency:block',
  'laptop:mb-2 laptop:min-h-6 laptop:text-base laptop:leading-6 print:min-h-0',
)
const glossClass = 'max-w-[32em] text-ink-2'

/** A calculator: its total, which stays visible on phones, its fields, and the breakdown. */
export function Calculator<F extends AnyFields, Facts>({ calculator, facts, built }: Props<F, Facts>) {
  const { form, result, outcome, errors, stale, ...state } = useCalculator(calculator, facts, built)
  const wrong = Object.entries(errors).map(([name, message]) => ({ id: `calc-${name}`, message }))
  return (
    <div
      data-calculator
      className={clsx(
        'grid grid-cols-1 laptop:grid-cols-[minmax(18rem,5fr)_minmax(0,7fr)] laptop:grid-rows-[auto_1fr]',
        'laptop:gap-x-[calc(var(--spacing-gap)*2.4)] print:block',
        // Until an address's own values are displayed, the example's must not be taken for them.
        'in-data-outdated:invisible',
        // The sticky total must not cover a focused field.
        'max-laptop:tall:[html:has(&)]:scroll-pt-40',
      )}
    >
      <div
        className={clsx(
          // The figure is left-aligned, so that fonts and new values do not move it. Another currency shows beside it,
          // on desktop below it on a reserved line.
          'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-ink bg-stucco pt-2.5 pb-2',
          'laptop:col-start-2 laptop:block laptop:border-0 laptop:p-0 print:static print:bg-transparent',
          // On phones the total sticks below the header, above the keyboard; on short screens neither is sticky.
          'max-laptop:tall:sticky max-laptop:tall:top-header max-laptop:tall:z-2',
        )}
      >
        <p className="text-note text-ink-2 max-laptop:col-start-2 max-laptop:text-right">{calculator.label}</p>
        <p
          data-testid="calculator-figure"
          className={clsx(
            'relative font-serif font-light wrap-anywhere lining-nums tabular-nums',
            "after:invisible after:absolute after:top-0 after:left-0 after:content-['…']",
            'in-data-outdated:after:visible',
            'max-laptop:row-span-2 max-laptop:row-start-1',
            'laptop:mt-1.5 laptop:mb-1 laptop:min-h-(--text-display) laptop:leading-none print:text-[22pt]',
            outcome
              ? 'text-[2.1rem] leading-[1.15] tracking-tighter laptop:text-display laptop:tracking-tightest'
              : // A message in place of the figure has at least the same height, to avoid layout shift.
                'min-h-[2.415rem] text-h4 leading-[1.2] tracking-tight laptop:text-h2-small',
            stale && 'text-ink-2',
          )}
        >
          {state.figure}
        </p>
        <div className={otherPriceClass}>{outcome?.pounds !== undefined && <OtherUnit pounds={outcome.pounds} />}</div>
      </div>
      <form
        ref={form}
        className={clsx(
          'pt-7.5 pb-9.5 print:grid print:grid-cols-2 print:gap-x-8 print:gap-y-2 print:pt-4 print:pb-3',
          'laptop:col-start-1 laptop:row-span-2 laptop:row-start-1 laptop:grid laptop:grid-cols-2',
          'laptop:content-start laptop:items-start',
          'laptop:top-26 laptop:gap-x-5 laptop:gap-y-6 laptop:self-start laptop:pt-0 laptop:pb-8',
          'laptop:[@media(height>=48rem)]:sticky',
        )}
        aria-label={calculator.name}
        noValidate
        onSubmit={state.submit}
      >
        {state.tries > 0 && wrong.length > 0 && (
          <div className="laptop:col-span-full">
            <ErrorSummary errors={wrong} attempts={state.tries} />
          </div>
        )}
        {state.shown.map(([name, field], n) => (
          <CalculatorField
            key={name}
            first={n === 0}
            name={name}
            field={field}
            text={state.values[name] ?? ''}
            error={errors[name]}
            onType={(text) => state.set(name, text)}
            onLeave={() => state.leave(name)}
          />
        ))}
        <button
          type="submit"
          className={clsx(
            buttonClass({ variant: 'primary' }),
            'max-laptop:mt-7.5 laptop:col-span-full laptop:justify-self-start print:hidden noscript:hidden',
          )}
        >
          {messages.calculate}
        </button>
        <noscript>
          <Notice className="print:hidden">
            {messages.needsScript}
            {space}
            {outcome ? messages.exampleFigures : messages.ratesBelow}
            {space}
            {messages.orCall}{' '}
            <a className="quiet-link" href={`tel:${agency.phone.dial}`}>
              {agency.phone.shown}
            </a>
            {fullStop}
          </Notice>
        </noscript>
        <Notice
          className="max-laptop:mt-5.5 laptop:col-span-full laptop:justify-self-start print:hidden"
          role="alert"
          data-load-error
          hidden
        >
          {messages.connectionLost}
        </Notice>
      </form>
      <div
        className="outline-none max-laptop:border-t max-laptop:border-ink max-laptop:pt-6.5 laptop:col-start-2"
        ref={result}
        tabIndex={-1}
        role="group"
        aria-label={state.announcement}
      >
        {!outcome && <ResultPlaceholder why={calculator.needs} missing={state.missing} />}
        {outcome && (
          <>
            <p className={glossClass}>{stale ? messages.stale : outcome.explanation}</p>
            {outcome.next && !stale && (
              <a
                className={clsx(buttonClass({ variant: 'outline' }), 'mt-5 print:hidden noscript:hidden')}
                href={outcome.next.href}
              >
                {outcome.next.label}
              </a>
            )}
            <Breakdown parts={outcome.parts} />
            <p className={clsx(whyClass, 'mt-5.5')}>{messages.calculatedOn(formatDay(state.today))}</p>
            <ShareResult address={state.address} />
          </>
        )}
      </div>
      <p className="sr-only" role="status">
        {state.message}
      </p>
    </div>
  )
}
