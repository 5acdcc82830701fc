import { describe, expect, it } from 'vitest'
import { publicScripts, scripts } from './public-scripts'

/** A text that survives minification, in each library of the admin. */
const libraries = {
  'TanStack Query': 'No QueryClient set',
  'React Aria': 'data-react-aria-pressable',
  'react-hook-form': 'shouldUnregister',
}

describe('The libraries of the admin', () => {
  const [reached, names] = [publicScripts(), [...scripts.keys()]]
  it('are looked for in all scripts of the public pages', () => {
    expect(reached.size).toBeGreaterThan(20)
    expect(reached.size).toBeLessThan(names.length)
  })
  it.each(Object.entries(libraries))('%s is loaded by the admin alone', (_library, text) => {
    const files = names.filter((name) => scripts.get(name)?.includes(text))
    expect(files).not.toEqual([])
    expect(files.filter((name) => reached.has(name))).toEqual([])
  })
})
