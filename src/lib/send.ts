import { failed, type Result, success } from './result'
import { rest } from './rest'

/**
 * Stores one enquiry. Its id was made in the browser when it was first sent, so that sending it again after a lost answer
 * makes no second row: the database says that the id is there already, and that is a success.
 */
export async function sendOnce(table: string, row: { id: string } & Record<string, unknown>): Promise<Result<'stored'>> {
  try {
    const { error, status } = await rest().from(table).insert(row)
    if (!error || error.code === '23505') return success('stored')
    return failed(status === 0 ? 'unreachable' : 'refused', error.message)
  } catch (cause) {
    return failed('unreachable', cause instanceof Error ? cause.message : String(cause))
  }
}
