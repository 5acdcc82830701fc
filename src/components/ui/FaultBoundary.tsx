import { Component, createRef, type ReactNode } from 'react'
import { type FieldState, readFields, restoreFields } from '../../lib/form/field-values'
import { guardMovedNodes } from '../../lib/form/moved-nodes'
import { buttonClass } from './button-class'
import { Notice } from './Notice'

interface Props {
  /** The element that React renders into. */
  container: Element
  /** Reads what somebody put into the fields before React rendered them. */
  readTyped?: () => readonly FieldState[]
  children: ReactNode
}

interface State {
  failed: boolean
}

/**
 * Holds an error of an island: keeps what was typed, says what happened and offers to go on. Drafts of forms come back
 * by themselves, other fields are read before they go and filled in again.
 */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { failed: false }
  #fields: readonly FieldState[] = []
  #notice = createRef<HTMLDivElement>()

  constructor(props: Props) {
    super(props)
    guardMovedNodes()
  }

  static getDerivedStateFromError = (): State => ({ failed: true })

  /** React may have rendered the island anew in place of hydrating it. */
  override componentDidMount() {
    restoreFields(this.props.container, this.props.readTyped?.() ?? [])
  }

  /** The last moment at which the fields are still there. */
  override getSnapshotBeforeUpdate(_: Props, before: State) {
    if (this.state.failed && !before.failed) {
      const fields = readFields(this.props.container)
      if (fields.length > 0) this.#fields = fields
    }
    return null
  }

  override componentDidUpdate(_: Props, before: State) {
    if (this.state.failed && !before.failed) this.#notice.current?.focus()
    if (!this.state.failed && before.failed) restoreFields(this.props.container, this.#fields)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Notice
        className="my-6 outline-none"
        tone="problem"
        title="This part of the page stopped."
        role="alert"
        tabIndex={-1}
        ref={this.#notice}
      >
        <p>
          A translator or an extension of your browser may have changed the page under it. What you typed is kept. If it
          stops again, switch the translation off for this site.
        </p>
        <button
          type="button"
          className={`${buttonClass({ variant: 'primary' })} mt-4`}
          onClick={() => this.setState({ failed: false })}
        >
          Go on
        </button>
      </Notice>
    )
  }
}
