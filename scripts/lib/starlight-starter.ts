import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import sirv from 'sirv'
import { compress } from './build.ts'
import { run } from './child-process.ts'
import { UserError } from './cli.ts'
import { freePort } from './ports.ts'

// Starlight's starter (npm create astro -- --template starlight) without its picture: a page known to be fast. Its
// figures make results of two machines comparable.
const files = {
  'package.json': JSON.stringify({
    type: 'module',
    private: true,
    dependencies: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.35.5' },
    allowScripts: { esbuild: true },
  }),
  'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'

export default defineConfig({
  integrations: [
    starlight({
      title: 'My Docs',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/withastro/starlight' }],
      sidebar: [{ label: 'Guides', items: [{ label: 'Example Guide', slug: 'guides/example' }] }],
    }),
  ],
})
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
  'src/content/docs/index.mdx': `---
title: Welcome to Starlight
description: Get started building your docs site with Starlight.
template: splash
hero:
  tagline: Congrats on setting up a new Starlight project!
  actions:
    - text: Example Guide
      link: /guides/example/
      icon: right-arrow
    - text: Read the Starlight docs
      link: https://starlight.astro.build
      icon: external
      variant: minimal
---

import { Card, CardGrid } from '@astrojs/starlight/components'

## Next steps

<CardGrid stagger>
  <Card title="Update content" icon="pencil">Edit this page to see your changes.</Card>
  <Card title="Add new content" icon="add-document">Add Markdown or MDX files to create new pages.</Card>
  <Card title="Configure your site" icon="setting">Edit your sidebar and other settings.</Card>
  <Card title="Read the docs" icon="open-book">Learn more in the Starlight docs.</Card>
</CardGrid>
`,
  'src/content/docs/guides/example.md': `---
title: Example Guide
description: A guide in my new Starlight docs site.
---

Guides lead a user through a specific task they want to accomplish, often with a sequence of steps.

## Further reading

- Read about how-to guides in the Diátaxis framework
`,
}

/** Installs and builds the starter in a folder, and serves it with brotli. */
export async function startStarlight(folder: string): Promise<{ origin: string; stop: () => void }> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(`${folder}/${name}`), { recursive: true })
    await writeFile(`${folder}/${name}`, text)
  }
  for (const [command, args] of [
    ['npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']],
    [`${folder}/node_modules/.bin/astro`, ['build']],
  ] as const) {
    const { code, output } = await run(command, [...args], { cwd: folder, stdio: 'pipe' })
    if (code !== 0) throw new UserError(`Starlight’s starter was not built:\n${output}`)
  }
  await compress(`${folder}/dist`, 'best')
  const port = await freePort()
  const server = createServer(sirv(`${folder}/dist`, { brotli: true }))
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return { origin: `http://localhost:${port}`, stop: () => server.close() }
}
