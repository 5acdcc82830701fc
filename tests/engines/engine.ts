/** A browser's interface for journeys: the common subset of WebDriver and BiDi. */
export interface Engine {
  /** Opens a new window at a width; earlier tab storage is gone. */
  open(url: string, width: number, height: number): Promise<void>
  goto(url: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page; it is sent as text, so its data are arguments. */
  run<Arguments extends unknown[], Result>(
    work: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>
  /** Clicks at a point of the window. */
  pressAt(x: number, y: number): Promise<void>
  /** Types into the focused element. Names in `keys` alone are keys. */
  type(text: string): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export const keys: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
}

export const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
