import type { MediaColumn } from './picture-mappings.ts'

// The columns that follow a listing's pictures: captions by place, and the main picture. Pure.

/** The captions of each kind of pictures; certificates have none. */
export const captionColumns: Readonly<Partial<Record<MediaColumn, 'picture_alts' | 'floor_plan_captions'>>> = {
  gallery: 'picture_alts',
  floor_plans: 'floor_plan_captions',
}

/**
 * The columns of one kind of pictures; null without any.
 * @param addresses by place; an empty one leaves its picture out, with its caption
 */
export function pictureRow(column: MediaColumn, addresses: readonly string[], captions: readonly string[]) {
  const shown = addresses.filter(Boolean)
  if (shown.length === 0) return { [column]: null }
  const texts = addresses.flatMap((address, index) => (address ? [captions[index] ?? ''] : []))
  const captionColumn = captionColumns[column]
  return {
    [column]: shown,
    ...(captionColumn && { [captionColumn]: texts.some(Boolean) ? texts : null }),
    ...(column === 'gallery' && { thumb: shown[0] }),
  }
}
