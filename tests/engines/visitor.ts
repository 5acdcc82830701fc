import { type Engine, delay } from './engine'

/** What is pressed or read: visible elements of a selector, optionally by name. */
export type Name = string | RegExp

/** In the page: the position of the first visible element of a name, scrolled into view. */
function locate(selector: string, name: string | null, pattern: string | null) {
  const text = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    // Unrendered content has no innerText.
    const text = (one: HTMLElement) => one.innerText || one.textContent
    const name = element.getAttribute('aria-label') || labels.map(text).join(' ') || text(element as HTMLElement)
    return name.replace(/\s+/g, ' ').trim()
  }
  const matches = (text: string) => (pattern === null ? name === null || text === name : new RegExp(pattern).test(text))
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  )
  const element = visible.find((candidate) => matches(text(candidate)))
  if (!element) return { problem: `none of ${visible.length} is it: ${visible.slice(0, 8).map(text).join(' | ')}` }
  // Visible elements do not scroll: a sticky bar's buttons cannot be scrolled to.
  const inSight = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!inSight(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  let { left, top, width, height } = element.getBoundingClientRect()
  const hit = () => document.elementFromPoint(left + width / 2, top + height / 2)
  const isOurs = (other: Element | null) =>
    !!other &&
    (element.contains(other) ||
      other.contains(element) ||
      [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(other)))
  if (!isOurs(hit())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    ;({ left, top, width, height } = element.getBoundingClientRect())
  }
  const hitElement = hit()
  return {
    text: text(element),
    x: left + width / 2,
    y: top + height / 2,
    width,
    problem: isOurs(hitElement) ? '' : `covered by ${hitElement?.outerHTML.slice(0, 120)}`,
  }
}

/** A user of any engine. Each step waits up to twenty seconds. */
export const visitor = (engine: Engine, origin: string) => {
  const find = (selector: string, name?: Name) =>
    engine.run(locate, selector, typeof name === 'string' ? name : null, name instanceof RegExp ? name.source : null)
  const waitFor = async <Value>(what: string, look: () => Promise<Value | false>): Promise<Value> => {
    const until = Date.now() + 20_000
    let problem = ''
    for (;;) {
      const value = await look().catch((error: unknown) => {
        problem = String(error)
        return false as const
      })
      if (value !== false) return value
      if (Date.now() > until) throw new Error(`${what}: not within twenty seconds. ${problem}`)
      await delay(50)
    }
  }
  const see = (selector: string, name?: Name) =>
    waitFor(`see ${selector} ${name ?? ''}`, async () => {
      const target = await find(selector, name)
      if (target.text === undefined) throw new Error(target.problem)
      return target.text
    })
  let lastPress = { x: NaN, y: NaN, at: 0 }
  const press = async (selector: string, name?: Name) => {
    let [lastX, lastY] = [NaN, NaN]
    const { x, y } = await waitFor(`press ${selector} ${name ?? ''}`, async () => {
      const target = await find(selector, name)
      if (target.problem) throw new Error(target.problem)
      const still = target.x === lastX && target.y === lastY
      ;[lastX, lastY] = [target.x!, target.y!]
      return still && { x: lastX, y: lastY }
    })
    // Forms with steps ignore the second click of a double click (src/lib/form/double-click.ts).
    if (Math.hypot(x - lastPress.x, y - lastPress.y) < 24) await delay(Math.max(0, lastPress.at + 600 - Date.now()))
    await engine.pressAt(x, y)
    lastPress = { x, y, at: Date.now() }
  }
  return {
    ...engine,
    open: (path: string, width = 390, height = 844) => engine.open(origin + path, width, height),
    goto: (path: string) => engine.goto(origin + path),
    see,
    press,
    gone: (selector: string, name?: Name) =>
      waitFor(`${selector} ${name ?? ''} is gone`, async () => (await find(selector, name)).text === undefined),
    /** Types into the field with that label. */
    async fill(label: Name, text: string) {
      // What is laid out above at that moment may move the field away from the press.
      await waitFor(`focus ${label}`, async () => {
        await press('input, textarea', label)
        return engine.run(() => document.activeElement?.matches('input, textarea') ?? false)
      })
      await engine.type(text)
    },
    /** Selects an option by value: drivers cannot press the native list. */
    choose: async (selector: string, value: string) => {
      await see(selector)
      await engine.run(
        (which, chosen) => {
          const select = [...document.querySelectorAll<HTMLSelectElement>(which)].find((one) => one.checkVisibility())!
          select.focus()
          select.value = chosen
          for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }))
        },
        selector,
        value,
      )
    },
    /** Waits until the page returns a truthy value. */
    until: <Arguments extends unknown[], Value>(work: (...values: Arguments) => Value, ...values: Arguments) =>
      waitFor(work.toString(), async () => (await engine.run(work, ...values)) || (false as const)),
    waitFor,
  }
}
export type Visitor = ReturnType<typeof visitor>
