import { openSession } from '../../scripts/lib/migrated-database'

// The database itself: reads stored rows past every policy.
let session: ReturnType<typeof openSession> | undefined
export const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
  session ??= openSession(process.env['TEST_POSTGRES'] ?? '')
  return (await session.query<Row>(text, values)).rows
}
export const closeSession = () => session?.end()

let count = 0
/** A unique address, by which this journey finds its row. */
export const uniqueEmail = () => `engine-${process.pid}-${Date.now()}-${count++}@example.com`
