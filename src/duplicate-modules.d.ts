// The same module as a separate chunk (Admin.astro explains why).
declare module '*?admin'
// For the property page's script, and for the shell (src/features/property/count-view.ts).
declare module '*/rest-path?copy' {
  export const restHeaders: { readonly apikey: string }
  export const restPath: (path: string) => string
}
// For the script of every page (src/layouts/site-content.ts): a separate copy, to avoid another request for both.
declare module '*/rest-path?content' {
  export const restHeaders: { readonly apikey: string }
  export const restPath: (path: string) => string
}
declare module '*/count-view?copy' {
  export const countView: () => void
}
// For the script of every page (src/layouts/Page.astro).
declare module '*/saved-storage?copy' {
  export const savedKey: string
  export const storedText: (key: string) => string | null
}
// For the prerendered map, shown before the search's code has loaded (src/features/map/first-map.ts).
declare module '*/map-frame?copy' {
  export const canvasClass: string
  export const frameClass: string
  export const mapPadding: { side: number; top: number; bottom: number }
  export const pinClass: (many: boolean) => string
  interface Size {
    width: number
    height: number
  }
  export const zoomFor: (bounds: Size, frame: Size) => number
}
// For the script of every page (src/layouts/site-content.ts).
declare module '*/server-time?content' {
  export const learnServerTime: (response: Pick<Response, 'headers'>) => void
}
// For page scripts: one copy each, to avoid another request for all.
declare module '*/page-clock?hours' {
  export const pageNow: () => number
}
declare module '*/page-clock?expiring' {
  export const pageNow: () => number
}
declare module '*/page-clock?printed' {
  export const pageNow: () => number
}
declare module '*/page-clock?coming' {
  export const pageNow: () => number
}
// For the hours of viewings: the script of every page keeps the office hours in its own file, and stays in the page.
declare module '*/hours.ts?viewings' {
  export const officeHours: readonly ({ opens: number; closes: number } | null)[]
}
