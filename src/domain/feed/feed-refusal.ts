import type { FeedProblem, FeedRecord } from './feed-file.ts'
import { maxReferenceLength, referenceOf } from './feed-reference.ts'

// Records that are not imported. Pure.

const agentRefShape = /^[A-Za-z0-9_]+$/

/** The branch of a record; empty if it has none. */
export const branchOf = ({ values }: FeedRecord) =>
  values['BRANCH_ID'] || (/^([^_]+)_/.exec(values['AGENT_REF'] ?? '')?.[1] ?? '')

/** Why a record is refused; null if it is accepted. */
export function refusal(
  record: FeedRecord,
  branch: string,
  counts: Map<string, number>,
): Omit<FeedProblem, 'line'> | null {
  const { values } = record
  const agentRef = values['AGENT_REF'] ?? ''
  if (!agentRefShape.test(agentRef))
    return { field: 'AGENT_REF', reason: 'It is missing, or has characters other than letters, digits and _.' }
  if (referenceOf(branch, agentRef).length > maxReferenceLength)
    return { field: 'AGENT_REF', reason: `It is longer than ${maxReferenceLength} characters.` }
  const own = branchOf(record)
  if (own !== branch)
    return {
      field: 'BRANCH_ID',
      reason: `It belongs to branch ${own.slice(0, 20) || 'none'}. Our branch is ${branch}.`,
    }
  if ((counts.get(referenceOf(branch, agentRef)) ?? 0) > 1)
    return { field: 'AGENT_REF', reason: 'Another record has the same reference. Neither is imported.' }
  if (!['1', '2'].includes(values['TRANS_TYPE_ID'] ?? ''))
    return { field: 'TRANS_TYPE_ID', reason: 'It must be 1 (sale) or 2 (letting).' }
  return null
}
