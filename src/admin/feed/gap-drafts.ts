import * as v from 'valibot'
import { type PublishColumn, publishLabel } from '../../domain/listing/facts/publish-check'
import { draftPrefix } from '../../lib/http/admin-session'
import { draftsOf } from '../ui/draft'
import type { GapValues } from './gaps'

/** The typed facts of a home that cannot go live yet, by its id: its own form is a link away. */
export const gapDrafts = draftsOf<GapValues>(
  `${draftPrefix}gaps `,
  v.record(v.string(), v.object({ value: v.string(), isRequested: v.boolean() })),
  {
    title: 'Missing facts',
    linesOf: (values) =>
      Object.entries(values).map(
        ([column, { value }]) => value && `${publishLabel(column as PublishColumn)}: ${value}`,
      ),
  },
)
