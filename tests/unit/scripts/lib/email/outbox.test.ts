import { afterEach, expect, it, vi } from 'vitest'
import { databaseOutbox } from '../../../../../scripts/lib/email/outbox'

afterEach(() => vi.unstubAllGlobals())

it('A failing step of the alerts stops neither the other steps nor the build hook', async () => {
  const called: string[] = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const step = String(url).split('/rpc/')[1] ?? ''
    called.push(step)
    return step.startsWith('match_') || step === 'queue_change_emails'
      ? Response.json({ code: '57014', message: `${step} takes too long` }, { status: 500 })
      : Response.json(null)
  })
  const outbox = databaseOutbox('https://project.example', 'sb_secret_x')
  await expect(outbox.prepare?.()).rejects.toThrow('match_alerts takes too long')
  expect(called).toEqual(['publish_due', 'match_alerts', 'queue_alert_emails', 'queue_change_emails', 'claim_build'])
})
