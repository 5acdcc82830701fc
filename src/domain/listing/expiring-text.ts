import { serverNow } from '../../lib/time/server-time.ts'

/** A text that changes with time: its versions in order, each with its expiry in milliseconds since 1970. */
export type ExpiringText = [until: number, text: string][]

/** The current version; empty once all have expired. */
export const currentText = (text: ExpiringText, now = serverNow()) => text.find(([until]) => now < until)?.[1] ?? ''

/** The attribute of a text in a page that may be outdated; refresh-expiring-texts.ts updates it. */
export const expiringData = (text: ExpiringText) => text.map(([until, version]) => `${until} ${version}`).join()
