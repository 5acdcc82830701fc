// The element of an island in the public pages. Astro's own has 1.4 kB of brotli in each page, for types of props and
// kinds of navigation that we do not use; `own-islands.ts` removes it. It is defined by the directives, which precede
// it in a page.

type Hydrate = (component: unknown, props: object, slots: Record<string, string>, options: object) => unknown
type Module = Record<string, unknown> & { default: (island: HTMLElement) => Hydrate }
type Directive = (load: () => Promise<() => unknown>, options: unknown, island: HTMLElement) => unknown

/** Astro's format of a prop: 0 and a value, or 1 and a list. The build refuses others (own-islands.ts). */
type Prop = readonly [type: 0, value?: unknown] | readonly [type: 1, list: Prop[]]

const revive = (prop: Prop): unknown => (prop[0] === 1 ? prop[1].map(revive) : reviveObject(prop[1]))
const reviveObject = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, prop]) => [name, revive(prop as Prop)]))
    : value

/** Browsers do not repeat a failed import, so the second try has another address. */
const importTwice = (path: string): Promise<Module> =>
  (import(path) as Promise<Module>).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return import(`${path}?again=${performance.now()}`) as Promise<Module>
  })

class Island extends HTMLElement {
  connectedCallback() {
    if (document.readyState !== 'loading' || !this.hasAttribute('await-children')) return void this.start()
    // Its content is still arriving. A comment is the last of it.
    const begin = () => {
      observer.disconnect()
      document.removeEventListener('DOMContentLoaded', begin)
      void this.start()
    }
    const observer = new MutationObserver(() => {
      if (this.lastChild?.nodeValue !== 'astro:end') return
      this.lastChild.remove()
      begin()
    })
    observer.observe(this, { childList: true })
    document.addEventListener('DOMContentLoaded', begin)
  }

  text(name: string): string {
    return this.getAttribute(name) ?? ''
  }

  async start(): Promise<void> {
    // The dev server's, for React.
    const first = this.text('before-hydration-url')
    if (first) await import(first)
    const name = this.text('client')
    const directive = (self as { Astro?: Record<string, Directive | undefined> }).Astro?.[name]
    if (!directive) return addEventListener(`astro:${name}`, () => void this.start(), { once: true })
    try {
      await directive(() => this.load(), JSON.parse(this.text('opts')), this)
    } catch (error) {
      this.fail(error)
    }
  }

  async load(): Promise<() => unknown> {
    try {
      const [component, renderer] = await Promise.all([
        importTwice(this.text('component-url')),
        importTwice(this.text('renderer-url')),
      ])
      return () => this.hydrate(component[this.text('component-export')], renderer.default(this))
    } catch (error) {
      this.fail(error)
      return () => undefined
    }
  }

  async hydrate(component: unknown, hydrate: Hydrate): Promise<void> {
    if (!this.isConnected) return
    const parent = this.parentElement?.closest('astro-island[ssr]')
    if (parent) await new Promise((resolve) => parent.addEventListener('astro:hydrate', resolve, { once: true }))
    const slots: Record<string, string> = {}
    for (const slot of this.querySelectorAll('astro-slot, template[data-astro-template]')) {
      if (slot.closest('astro-island') !== this) continue
      slots[slot.getAttribute('name') || slot.getAttribute('data-astro-template') || 'default'] = slot.innerHTML
      if (slot.localName === 'template') slot.remove()
    }
    await hydrate(component, reviveObject(JSON.parse(this.text('props'))) as object, slots, {
      client: this.text('client'),
    })
    this.removeAttribute('ssr')
    this.dispatchEvent(new Event('astro:hydrate'))
  }

  fail(error: unknown): void {
    console.error(error)
    this.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
  }
}

if (!customElements.get('astro-island')) customElements.define('astro-island', Island)
