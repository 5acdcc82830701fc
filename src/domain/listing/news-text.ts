import { serverNow } from '../../lib/time/server-time.ts'

/** What is news of a listing: words, and until when each of them are true, in milliseconds since 1970. */
export type ListingNews = [until: number, text: string][]

/** The news in words; nothing once it is none. */
export const newsText = (news: ListingNews, now = serverNow()) => news.find(([until]) => now < until)?.[1] ?? ''
