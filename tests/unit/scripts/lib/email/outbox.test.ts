import { afterEach, expect, it, vi } from 'vitest'
import { databaseOutbox } from '../../../../../scripts/lib/email/outbox'

afterEach(() => vi.unstubAllGlobals())

it('A failing step of the scheduled work stops neither the others nor the build hook, and all are named', async () => {
  const called: string[] = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const step = String(url).split('/rpc/')[1] ?? ''
    called.push(step)
    return step.startsWith('match_') || step === 'queue_change_emails'
      ? Response.json({ code: '57014', message: `${step} took too long` }, { status: 500 })
      : Response.json(null)
  })
  const outbox = databaseOutbox('https://project.example', 'sb_secret_x')
  await expect(outbox.runScheduledWork?.()).rejects.toThrow(
    'match_alerts took too long; queue_change_emails took too long',
  )
  expect(called).toEqual(['publish_due', 'match_alerts', 'queue_alert_emails', 'queue_change_emails', 'claim_build'])
})
