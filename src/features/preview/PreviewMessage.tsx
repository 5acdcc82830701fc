import type { ReactNode } from 'react'
import { ActionRow } from '../../components/ui/ActionRow'

interface Props {
  title: string
  /** The reason, and what to do. */
  text: string
  children: ReactNode
}

/** Message in place of a preview, with links. */
export const PreviewMessage = ({ title, text, children }: Props) => (
  <div className="rail-row min-h-[calc(100vh-7rem)] pt-[clamp(2rem,6vw,6rem)] pb-section">
    <div className="rail">
      <p>Preview</p>
    </div>
    <div className="rail-main">
      <h1 className="mb-5.5">{title}</h1>
      <p className="lead">{text}</p>
      <ActionRow>{children}</ActionRow>
    </div>
  </div>
)
