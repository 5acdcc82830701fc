export interface Licence {
  name: string
  version: string
  licence: string | undefined
  browser: boolean
}
export const exceptions: { packages: RegExp; licence: string; because: string }[]
export const imported: string[]
export function licences(lock: { packages: Record<string, object> }): Licence[]
export const isTaken: (row: Pick<Licence, 'name' | 'licence'>) => boolean
export const licencesPage: (rows: Licence[]) => string
