import { serverNow } from '../../lib/time/server-time.ts'

/** A listing's news: texts, each with its expiry in milliseconds since 1970. */
export type ListingNews = [until: number, text: string][]

/** The current news text; empty once expired. */
export const newsText = (news: ListingNews, now = serverNow()) => news.find(([until]) => now < until)?.[1] ?? ''
