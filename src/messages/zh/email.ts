import type { SameMessages } from '../same-messages.ts'

// Emails to visitors: what all of them share. The kinds have files of their own.

export const greeting = (name: string) => `${name}，您好：`
export const greetingWithoutName = '您好：'
export const seeHome = '查看房源'
export const addressLeftOut = '（此处网址已略去）'
export const youWrote = '您写道：'
export const yourReference = '您的编号'
/** A fact in the plain text. */
export const labelled = (label: string, value: string) => `${label}：${value}`

export const unsubscribe = '退订或更改此提醒'
export const registered = (company: string, number: string) => `${company}，在英格兰和威尔士注册，公司编号 ${number}。`
export const registeredOffice = (address: string) => `注册地址：${address}。`
export const privacyPolicy = '隐私政策'

/** In place of the agency's sentence about a demonstration, if it has one; empty for that sentence. */
export const demonstration: string = '本网站仅作演示，公司和所有房源均为虚构。'

/** The rooms of a home in a list of homes. */
export const studio = '开间（studio）'
export const bedrooms = (count: number) => `${count} 间卧室`

/** The time zone of a reader who named none. */
export const defaultTimeZone: string = 'Asia/Shanghai'

null satisfies SameMessages<typeof import('../en/email.ts'), typeof import('./email.ts')>
