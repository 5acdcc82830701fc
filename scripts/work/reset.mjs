import { resetBackend } from '../lib/backend.mjs'
import { localHome } from '../lib/paths.mjs'
import { isTaken } from '../lib/ports.mjs'
import { main, UserError, say } from '../lib/say.mjs'

await main(async () => {
  const port = Number(process.env.BACKEND_PORT || 54321)
  if (await isTaken(port))
    throw new UserError(
      `Something listens on port ${port}, most likely npm start or npm run ` +
        'dev. Stop it first: the database has one user at a time.',
    )
  say('Bringing the demo data back …')
  await resetBackend(localHome, port)
  say('Done: thirty homes, no enquiries, one administrator.')
})
