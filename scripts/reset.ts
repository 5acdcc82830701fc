// Brings the demo data back.
import { resetBackend } from './lib/backend.ts'
import { logStep, main } from './lib/cli.ts'
import { localHome } from './lib/paths.ts'

await main(async () => {
  logStep('Bringing the demo data back …')
  await resetBackend(localHome)
  logStep('Done: thirty homes, no enquiries, one administrator.')
})
