import type * as walk from '../../domain/london/walk'

type Walks = typeof walk

// The stations and universities are read when somebody opens the filters, or an address names one.
let walks: Walks | undefined

export const loadWalks = async (): Promise<Walks> => (walks ??= await import('../../domain/london/walk'))

/** The place of that name in an address: null for one that we do not know, undefined before they are read. */
export const knownPlace = (slug: string) => walks?.walkPlace(slug)

/** How long a walk may be, in minutes. */
export const walkSteps = [5, 10, 15, 20]
/** The minutes where an address says none. */
export const usualWalk = 15
