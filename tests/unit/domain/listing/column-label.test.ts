import { expect, it } from 'vitest'
import { ownColumns } from '../../../../src/domain/feed/current-listings'
import { feedPropertyColumns, feedRecordColumns } from '../../../../src/domain/feed/feed-row'
import { columnLabel } from '../../../../src/domain/listing/column-label'

it.each([...feedPropertyColumns, ...feedRecordColumns, ...ownColumns])(
  'The column %s of a feed has a label',
  (column) => expect(columnLabel(column)).not.toBe(column.replaceAll('_', ' ')),
)
