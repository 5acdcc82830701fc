import type { Plugin } from 'postcss'

/** A PostCSS plugin: before each `dvh`, `svh` or `lvh`, the same in `vh`, for browsers that lack them (Chrome 107). */
export const viewportUnits = (): Plugin => ({
  postcssPlugin: 'viewport-units',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      const value = declaration.value.replaceAll(/(?<=\d)[dsl](?=vh\b)/g, '')
      if (value !== declaration.value) declaration.cloneBefore({ value })
    })
  },
})
