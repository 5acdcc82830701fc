/** What a journey asks of a browser: the little that WebDriver and BiDi have in common. */
export interface Engine {
  /** Opens a window of its own over the address, so wide; what an earlier one held in its tab is not there. */
  open(url: string, width: number, height: number): Promise<void>
  goto(url: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page; what it needs comes as arguments, since it is sent as text. */
  run<Arguments extends unknown[], Result>(
    work: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>
  /** Presses with the mouse at a point of the window. */
  pressAt(x: number, y: number): Promise<void>
  /** Types into what has the focus. `Enter`, `Tab`, `Escape` and `Backspace` by themselves are keys. */
  type(text: string): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export const keys: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
}

export const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
