// Brings the demo data back.
import { resetBackend } from './lib/backend.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { localHome } from './lib/paths.ts'
import { isTaken } from './lib/ports.ts'

await main(async () => {
  const port = Number(process.env['BACKEND_PORT'] || 54321)
  if (await isTaken(port))
    throw new UserError(
      `Something listens on port ${port}, most likely npm start or npm run ` +
        'dev. Stop it first: the database has one user at a time.',
    )
  logStep('Bringing the demo data back …')
  await resetBackend(localHome, port)
  logStep('Done: thirty homes, no enquiries, one administrator.')
})
