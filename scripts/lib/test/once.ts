/** Runs `work` at the first call. Later calls get its result, or run it again if it failed. */
export const once = <Result>(work: () => Promise<Result>) => {
  let result: Promise<Result> | undefined
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    }))
}
