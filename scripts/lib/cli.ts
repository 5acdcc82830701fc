/** Prints a step as it begins or ends. */
export const logStep = (text: string) => console.log(`· ${text}`)

/** An error that the user can act on: its message, without a stack trace, is what is printed. */
export class UserError extends Error {}

/** What a full disk makes of whatever was under way: PostgreSQL, the build and the system each say it their own way. */
const diskFull = /ENOSPC|No space left on device|disk full|EDQUOT|Disk quota exceeded/i

/** What is printed of an error: the message alone where the user can act on it. */
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

/** Runs a script; a UserError ends the process with its message, any other with its stack trace. */
export async function main(script: () => void | Promise<void>): Promise<void> {
  try {
    await script()
  } catch (error) {
    console.error(printedError(error))
    process.exit(1)
  }
}

/** The code of a system error (`ENOENT`, `EADDRINUSE`), or of the one that caused it, as fetch() wraps it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? String(error.code) : errorCode(error.cause)
}

/** Why a request failed: the system's code where there is one. */
export const failureReason = (error: unknown) =>
  errorCode(error) ?? String(error instanceof Error ? error.message : error)
