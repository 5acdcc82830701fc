import { startBackend } from './lib/backend.ts'
import { build } from './lib/build.ts'
import { freePort } from './lib/ports.ts'
const backend = await startBackend('/tmp/weigh/db', await freePort())
await build(backend, '/tmp/weigh/en', { quiet: true, compression: 'quick', languages: 'en' })
await build(backend, '/tmp/weigh/both', { quiet: true, compression: 'quick', languages: 'en,zh' })
await backend.stop()
process.exit(0)
