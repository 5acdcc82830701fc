import { expect, it } from 'vitest'
import { run } from '../../scripts/lib/child-process'

// A site with one origin names its project in BACKEND_URL only.
const env = { PUBLIC_SUPABASE_URL: '', BACKEND_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: '' }

it.each([['import', 'tests/feeds/01-valid-sale-let.blm'], ['emails']])(
  'npm run %s uses the project of a site with one origin, not the database of this machine',
  async (name, ...args) => {
    const { output } = await run('node', [`scripts/${name}.ts`, ...args], { env, stdio: 'pipe' })
    expect(output).toContain('SUPABASE_SECRET_KEY is missing')
  },
)
