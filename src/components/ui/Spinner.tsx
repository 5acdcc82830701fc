/** A spinner with a description. */
export const Spinner = ({ children }: { children: string }) => (
  <span className="inline-flex h-11 items-center gap-3 bg-paper px-5 text-note text-ink shadow-framed">
    <span
      className="size-4 flex-none animate-spin rounded-full border-2 border-line border-t-brick"
      aria-hidden="true"
    />
    {children}
  </span>
)
