const allowed = 20
const memory = 15 * 60_000

/**
 * Counts wrong passwords by address, as hosted Supabase does for itself: after twenty in a quarter of an hour, the next
 * is not passed on. A right one forgets the wrong ones.
 * A guess counts from when it is passed on: many at once are many.
 * @returns {{ wait: (who: string) => number, tried: (who: string) => void, answered: (who: string, status: number) => void }} `wait` in seconds
 */
export function countGuesses(now = Date.now) {
  const wrong = new Map()
  const recent = (who) => (wrong.get(who) ?? []).filter((time) => time > now() - memory)
  return {
    wait(who) {
      const times = recent(who)
      return times.length < allowed ? 0 : Math.ceil((times[0] + memory - now()) / 1000)
    },
    tried: (who) => void wrong.set(who, [...recent(who), now()]),
    answered(who, status) {
      if (status === 200) wrong.delete(who)
      // Nobody judged it.
      else if (status !== 400) wrong.set(who, recent(who).slice(0, -1))
    },
  }
}
