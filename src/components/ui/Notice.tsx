import type { ComponentProps } from 'react'

const tones = {
  plain: 'border-l-2 border-brick',
  good: 'border-l-2 border-green',
  note: 'border-l-2 border-edge',
  problem: 'border-l-4 border-brick',
}

interface Props extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: keyof typeof tones
  title?: string | undefined
}

/** A box beside the text for success, information or an error. */
export const Notice = ({ tone = 'plain', title, className = '', children, ...box }: Props) => (
  <div className={`max-w-[40em] bg-paper px-5.5 py-4.5 ${tones[tone]} ${className}`} {...box}>
    {title && <p className={`mb-0.75 font-bold ${tone === 'problem' ? 'text-brick-2' : ''}`}>{title}</p>}
    {children}
  </div>
)
