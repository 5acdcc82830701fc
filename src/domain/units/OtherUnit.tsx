declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React learns of an element
  namespace JSX {
    interface IntrinsicElements {
      'other-unit': {
        dangerouslySetInnerHTML?: { __html: string }
        suppressHydrationWarning?: boolean
        pounds?: number | undefined
        feet?: number | undefined
        monthly?: string | undefined
        class?: string | undefined
      }
    }
  }
}

interface Props {
  pounds?: number
  feet?: number
  monthly?: boolean
  className?: string
}

// React leaves alone what stands in it.
const ownContent = { __html: '' }

/** Behind a price or a size: the same in the unit that a visitor prefers, once they prefer one. Empty until then. */
export const OtherUnit = ({ pounds, feet, monthly, className }: Props) => (
  <other-unit
    pounds={pounds}
    feet={feet}
    monthly={monthly ? '' : undefined}
    class={className}
    dangerouslySetInnerHTML={ownContent}
    suppressHydrationWarning
  />
)
