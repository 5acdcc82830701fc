import type { SameMessages } from '../same-messages.ts'

// When the sun can reach the windows of a home.

export const months = ['六月', '九月', '十二月']
export const noSun = (month: string) => `${month}，阳光不会直射到这些窗户。`
export const span = (from: string, to: string) => `约 ${from} 至 ${to}`
export const sun = (month: string, spans: string) => `${month}，阳光可照到这些窗户的时间：${spans}。`

null satisfies SameMessages<typeof import('../en/sunlight.ts'), typeof import('./sunlight.ts')>
