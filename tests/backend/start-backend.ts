// Started by one-folder.test.ts: opens the backend in a folder, and reports its address or why it does not start.
import { startDemoBackend } from '../demo-backend.ts'

const [folder = '', port = ''] = process.argv.slice(2)
try {
  const backend = await startDemoBackend(folder, ['tests/unlimited.sql'], Number(port))
  process.on('SIGTERM', () => void backend.stop().then(() => process.exit()))
  process.send?.({ url: backend.url, key: backend.secrets.publishableKey })
} catch (error) {
  process.send?.({ refused: error instanceof Error ? error.message : String(error) }, () => process.exit(1))
}
