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

// React does not touch its content.
const ownContent = { __html: '' }

/** After a price or size: the same value in the visitor's preferred unit. Empty without a preference. */
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
