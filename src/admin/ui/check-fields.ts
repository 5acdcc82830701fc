import * as v from 'valibot'

/** A check of a form's values by a function that returns a message for each wrong field. Pure. */
export const checkFields = <Values extends object>(
  errorsOf: (values: Values) => Partial<Record<string, string | undefined>>,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value as Record<string, unknown>
    for (const [key, message] of Object.entries(errorsOf(dataset.value)))
      if (message) addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  })
