import { serverNow } from '../../lib/time/server-time.ts'

/** A listing's news: texts, each with its expiry in milliseconds since 1970. */
export type ListingNews = [until: number, text: string][]

/** The current news text; empty once expired. */
export const newsText = (news: ListingNews, now = serverNow()) => news.find(([until]) => now < until)?.[1] ?? ''

/** News as the attribute of a page that may be outdated; refresh-news.ts updates the text. */
export const newsData = (news: ListingNews) => news.map(([until, text]) => `${until} ${text}`).join()
