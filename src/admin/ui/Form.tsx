import { valibotResolver } from '@hookform/resolvers/valibot'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  useController,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type * as v from 'valibot'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import type { Problem } from '../query/failure-text'
import { Button } from './Button'
import { ProblemNotice } from './ProblemNotice'

interface Props<Values extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Output>
  /** The id of each field, in the order of the screen, for a summary of errors. Short forms have none. */
  fieldIds?: Partial<Record<FieldPath<Values>, string>>
  /** What went wrong at the last attempt. */
  problem?: Problem | null | undefined
  onSubmit: (values: Output) => unknown
}

/** A form whose values are checked by a schema. */
export const useSchemaForm = <Values extends FieldValues, Output>(
  schema: v.GenericSchema<Values, Output>,
  defaultValues: DefaultValues<Values>,
  options?: Omit<UseFormProps<Values, unknown, Output>, 'defaultValues' | 'resolver'>,
) => useForm<Values, unknown, Output>({ ...options, defaultValues, resolver: valibotResolver(schema) })

/** The message of a field's error. */
const messageOf = (errors: object, name: string) => get<object, { message?: string } | undefined>(errors, name)?.message

/** The props of a field that is registered: its id, its error and its registration. */
export const fieldProps = <Values extends FieldValues, Output>(
  { register, formState: { errors } }: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
  id: string,
) => ({ id, error: messageOf(errors, name), ...register(name) })

/**
 * The props of a field that is no input, such as a date: its id, its error, its value and what sets it. The field
 * has no ref, so it never takes the focus as the first error.
 */
export function useValueProps<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  { control }: Pick<UseFormReturn<Values, unknown, Output>, 'control'>,
  name: Name,
  id: string,
) {
  const { field, fieldState } = useController({ control, name })
  return { id, error: fieldState.error?.message, value: field.value, onChange: field.onChange }
}

/** A form in a column of fields: a summary of its errors, its fields, and what went wrong. */
export function Form<Values extends FieldValues, Output>({
  form,
  fieldIds = {},
  problem,
  onSubmit,
  className,
  children,
  ...element
}: Props<Values, Output>) {
  const { errors, submitCount } = form.formState
  const listedErrors = Object.entries(fieldIds as Record<string, string>).flatMap(([name, id]) => {
    const message = messageOf(errors, name)
    return message ? [{ id, message }] : []
  })
  return (
    <form
      className={clsx('grid gap-4.5 *:mb-0 *:max-w-none', className)}
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
      {...element}
    >
      {listedErrors.length > 0 && <ErrorSummary errors={listedErrors} attempts={submitCount} compact />}
      <ProblemNotice problem={problem} />
      {children}
    </form>
  )
}

interface ButtonsProps {
  label: ReactNode
  busy: boolean
  disabled?: boolean
  busyLabel?: string
  variant?: ComponentProps<typeof Button>['variant']
  cancel?: string
  onCancel?: () => void
}

/** The buttons at a form's end. */
export const FormButtons = ({
  label,
  busy,
  disabled,
  busyLabel = 'Saving...',
  variant = 'primary',
  cancel = 'Cancel',
  onCancel,
}: ButtonsProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button type="submit" variant={variant} busy={busy} disabled={disabled}>
      {busy ? busyLabel : label}
    </Button>
    {onCancel && (
      <Button variant="outline" onClick={onCancel}>
        {cancel}
      </Button>
    )}
  </div>
)
