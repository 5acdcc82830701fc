import { existsSync } from 'node:fs'
import { type BrowserContext, type KeyInput, launch, type Page } from 'puppeteer-core'
import { type Engine, keys } from './engine'

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Missing requirements, if any. */
export const missingForFirefox = executablePath ? [] : ['firefox-esr']

/** Headless Firefox through WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    ...{ browser: 'firefox', executablePath: executablePath!, headless: true },
    // Without a graphics card each frame takes time of the processor.
    extraPrefsFirefox: { 'layout.frame_rate': 15 },
  })
  let context: BrowserContext | undefined
  let page: Page
  return {
    async open(url, width, height) {
      await context?.close()
      context = await browser.createBrowserContext()
      page = await context.newPage()
      await page.setViewport({ width, height })
      await page.goto(url)
    },
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: (work, ...values) => page.evaluate(work as never, ...values),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => (keys[text] ? page.keyboard.press(text as KeyInput) : page.keyboard.type(text)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
