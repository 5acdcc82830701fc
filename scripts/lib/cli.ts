/** Prints a step when it begins or ends. */
export const logStep = (text: string) => console.log(`· ${text}`)

/** An error that the user can fix. Only its message is printed, without a stack trace. */
export class UserError extends Error {}

/** The messages for a full disk from PostgreSQL, the build and the system. */
const diskFull = /ENOSPC|No space left on device|disk full|EDQUOT|Disk quota exceeded/i

/** The printed text of an error: only the message if the user can fix it. */
export function printedError(error: unknown): unknown {
  const text = error instanceof Error ? error.message : String(error)
  const line = text.split('\n').find((part) => diskFull.test(part))
  if (line !== undefined || errorCode(error) === 'ENOSPC')
    return (
      '\n✗ The disk is full: nothing more can be written. Free some space (a first start needs about 300 MB in ' +
      '.data, or in DATA_DIR), then run the same command again. What was stored before is still there.\n' +
      `  ${(line ?? text).trim().slice(0, 300)}`
    )
  return error instanceof UserError ? `\n✗ ${error.message}` : error
}

/** Runs a script. A UserError ends the process with its message, another error with its stack trace. */
export async function main(script: () => void | Promise<void>): Promise<void> {
  try {
    await script()
  } catch (error) {
    console.error(printedError(error))
    process.exit(1)
  }
}

/** One error for several, whose message has each of their messages once. A single one stays as it is. */
export function combinedError(errors: readonly unknown[]): unknown {
  if (errors.length === 1) return errors[0]
  const messages = errors.map((error) => (error instanceof Error ? error.message : String(error)))
  return new AggregateError(errors, [...new Set(messages)].join('; '))
}

/** The code of a system error (`ENOENT`, `EADDRINUSE`), or of its cause, as fetch() wraps it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? String(error.code) : errorCode(error.cause)
}

/** The reason for a failed request: the system's code, if there is one. */
export const failureReason = (error: unknown) =>
  errorCode(error) ?? String(error instanceof Error ? error.message : error)
