import { Component, createRef, type ReactNode } from 'react'
import { type FieldState, readFields, restoreFields } from '../../lib/form/field-values'
import * as messages from '#messages/common.ts'
import { buttonClass } from './button-class'
import { Notice } from './Notice'

interface Props {
  /** React's container element. */
  container: Element
  /** Reads field values entered before React rendered. */
  readTyped?: () => readonly FieldState[]
  children: ReactNode
}

interface State {
  failed: boolean
}

/**
 * Catches an error of an island: keeps typed values, shows a message and offers a retry. Form drafts restore
 * themselves; other fields are read before removal and filled in again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }
  #fields: readonly FieldState[] = []
  #notice = createRef<HTMLDivElement>()

  static getDerivedStateFromError = (): State => ({ failed: true })

  /** React may have re-rendered the island instead of hydrating it. */
  override componentDidMount() {
    restoreFields(this.props.container, this.props.readTyped?.() ?? [])
  }

  /** The last moment at which the fields exist. */
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
        title={messages.stopped}
        role="alert"
        tabIndex={-1}
        ref={this.#notice}
      >
        <p>{messages.whyStopped}</p>
        <button
          type="button"
          className={`${buttonClass({ variant: 'primary' })} mt-4`}
          onClick={() => this.setState({ failed: false })}
        >
          {messages.resume}
        </button>
      </Notice>
    )
  }
}
