/** Runs `work` at the first call. Later calls get its result. */
export const once = <Result>(work: () => Promise<Result>) => {
  let result: Promise<Result> | undefined
  return () => (result ??= work())
}
