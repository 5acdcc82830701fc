// Restores the demo data, or deletes all data. Usage: npm run reset [-- --empty].
import { demoSeeds, resetBackend } from './lib/backend.ts'
import { logStep, main } from './lib/cli.ts'
import { dataFolder } from './lib/paths.ts'
import { wantsEmpty } from './lib/start-own.ts'

await main(async () => {
  const isEmpty = wantsEmpty('reset')
  logStep(isEmpty ? 'Deleting everything in the database …' : 'Bringing the demo data back …')
  await resetBackend(dataFolder, isEmpty ? [] : demoSeeds)
  logStep(`Done: ${isEmpty ? 'no' : 'thirty'} homes, no enquiries, one administrator.`)
})
