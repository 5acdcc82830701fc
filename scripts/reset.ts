// Restores the demo data.
import { resetBackend } from './lib/backend.ts'
import { logStep, main } from './lib/cli.ts'
import { dataFolder } from './lib/paths.ts'

await main(async () => {
  logStep('Bringing the demo data back …')
  await resetBackend(dataFolder)
  logStep('Done: thirty homes, no enquiries, one administrator.')
})
