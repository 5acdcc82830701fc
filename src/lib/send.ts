import { type Failure, failed, type Result, success } from './result'
import { isSilence, rest } from './rest'

/**
 * Stores one enquiry. Its id was made in the browser when it was first sent, so that sending it again after a lost answer
 * makes no second row: the database says that the id is there already, and that is a success.
 */
export async function sendOnce(table: string, row: { id: string } & Record<string, unknown>): Promise<Result<'stored'>> {
  try {
    const { error, status } = await rest().from(table).insert(row)
    if (!error || error.code === '23505') return success('stored')
    // After a silence nobody knows whether the row was written.
    return failed(isSilence(status) ? 'unreachable' : 'refused', error.message)
  } catch (cause) {
    return failed('unreachable', cause instanceof Error ? cause.message : String(cause))
  }
}

/** What the backend said, without the word its messages may begin with. */
export const bare = (message: string) => message.replace(/^error:\s*/i, '').trim()

/** The database's limit on messages from one address, in the database's words; null for any other failure. */
export const limited = ({ message }: Failure) => (/several times this hour/.test(message) ? bare(message) : null)

/** What the backend said, where a person can read it; null for the speech of machines. */
export const readable = ({ kind, message }: Failure) =>
  kind === 'unreachable' || message === '' || /violates|constraint|relation|permission|column|syntax|row-level|JSON|PGRST|schema/i.test(message) ? null : bare(message)
