import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AreaField } from '../../../../../src/admin/listings/form/AreaField'
import { TitleField } from '../../../../../src/admin/listings/form/BasicInformation'
import { listingLimits } from '../../../../../src/domain/listing/listing.schema'

const limitOf = (field: ReactNode) => {
  const html = renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{field}</QueryClientProvider>)
  return Number(/maxlength="(\d+)"/i.exec(html)?.[1])
}

it('A title and an area can be typed as long as they can be saved, and no longer', () =>
  expect([<TitleField key="title" />, <AreaField key="area" />].map(limitOf)).toEqual([
    listingLimits.title,
    listingLimits.area,
  ]))
