import { useEffect, useState } from 'react'
import type { ListingsMapProps } from '../../domain/listing/map-pin'
import type { Search } from './search-type'

type Shades = ListingsMapProps['shades']

/** The shades of the map for a search by train; undefined without one, or until they are loaded. */
export function useTrainShades({ train, also }: Pick<Search, 'train' | 'also'>): Shades {
  const [loaded, setLoaded] = useState<{ key: string; shades: Shades }>()
  const key = [train, also].join()
  useEffect(() => {
    if (!train) return
    let cancelled = false
    const show = (shades: Shades) => !cancelled && setLoaded({ key, shades })
    // A map without shades is still a map.
    import('./train-shades').then(({ trainShades }) => trainShades({ train, also })).then(show, () => show(undefined))
    return () => {
      cancelled = true
    }
  }, [key, train, also])
  return train && loaded?.key === key ? loaded.shades : undefined
}
