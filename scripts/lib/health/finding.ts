export interface Finding {
  /** What should be so, as a sentence. */
  check: string
  /** Null where it could not be checked; `fix` then says what that needs. */
  ok: boolean | null
  /** What to do where it is not so. */
  fix?: string
}

export const finding = (check: string, ok: boolean | null, fix: string): Finding => ({
  check,
  ok,
  ...(ok ? {} : { fix }),
})
