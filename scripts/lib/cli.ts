/** Prints a step as it begins or ends. */
export const logStep = (text: string) => console.log(`· ${text}`)

/** An error that the user can act on: its message, without a stack trace, is what is printed. */
export class UserError extends Error {}

/** Runs a script; a UserError ends the process with its message, any other with its stack trace. */
export async function main(script: () => Promise<void>): Promise<void> {
  try {
    await script()
  } catch (error) {
    console.error(error instanceof UserError ? `\n✗ ${error.message}` : error)
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
