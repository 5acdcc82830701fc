/** One step, told as it happens. */
export const say = (text) => console.log(`· ${text}`)

/** A sentence for a person, not a stack trace: what is wrong and what to do about it. */
export class UserError extends Error {}

/** Runs `work`; a UserError ends the process with its sentence, any other with its trace. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof UserError ? `\n✗ ${error.message}` : error)
    process.exit(1)
  }
}
