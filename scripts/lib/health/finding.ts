export interface Finding {
  /** The expected state, as a sentence. */
  check: string
  /** Null if the check could not run; `fix` then says what it needs. */
  ok: boolean | null
  /** What to do if the state is wrong. */
  fix?: string
}

export const finding = (check: string, ok: boolean | null, fix: string): Finding => ({
  check,
  ok,
  ...(ok ? {} : { fix }),
})
