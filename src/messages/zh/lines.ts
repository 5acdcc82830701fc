import type { SameMessages } from '../same-messages.ts'

// Lines of trains, zones of stations, and journeys as the build writes them. Signs in London are English.

const names: Record<string, string> = {
  Elizabeth: '伊丽莎白线',
  DLR: '码头区轻轨（DLR）',
  'National Rail': '国铁（National Rail）',
}
/** A line beside others of its station. */
export const line = (name: string) => names[name] ?? `${name} 线`
const numerals = '零一二三四五六七八九'
/** @param zone `2`, or `2/3` on a boundary */
export const zone = (zone: string) =>
  zone
    .split('/')
    .map((number) => `${numerals[Number(number)] ?? number}区`)
    .join('和')

// Parts of a journey.
export const rideTo = (name: string, station: string) => `乘${name in names ? '' : ' '}${line(name)}到 ${station}`
export const walkTo = (station: string) => `步行到 ${station}`
export const lastWalk = (minutes: number) => `步行 ${minutes} 分钟`
export const parts = (texts: readonly string[]) => texts.join('，再')

null satisfies SameMessages<typeof import('../en/lines.ts'), typeof import('./lines.ts')>
