/** An arrow to earlier or later days. */
export const Arrow = ({ to }: { to: 'left' | 'right' }) => (
  <svg className="size-3 fill-none stroke-current stroke-[1.5]" viewBox="0 0 12 12" aria-hidden="true">
    <path d={to === 'left' ? 'm8 1-5 5 5 5' : 'm4 1 5 5-5 5'} />
  </svg>
)
