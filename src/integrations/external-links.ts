import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri'
import { opensInNewTab } from '#messages/layout.ts'

type PluginEntry = NonNullable<SatteriProcessorOptions['hastPlugins']>[number]
type Plugin = Exclude<PluginEntry, (...options: never[]) => unknown>

/** Gives external links in Markdown the attributes of ExternalLink.tsx. */
export const externalLinks: Plugin = {
  name: 'external-links',
  element: {
    filter: ['a'],
    visit(node, context) {
      if (!/^https?:/.test(String(node.properties['href']))) return
      context.setProperty(node, 'target', '_blank')
      context.setProperty(node, 'rel', 'noopener')
      context.appendChild(node, {
        type: 'element',
        tagName: 'span',
        properties: { className: ['sr-only'] },
        children: [{ type: 'text', value: opensInNewTab }],
      })
    },
  },
}
