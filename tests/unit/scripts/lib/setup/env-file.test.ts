import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { loadEnv } from 'vite'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { withSettings } from '../../../../../scripts/lib/setup/env-file'

describe('A file of settings', () => {
  it('keeps its other lines and the place of each setting', () =>
    expect(withSettings('# Ours\nA=1\n\nB=2 # two\n#A=0\n', { A: '3', C: 'x' })).toBe(
      '# Ours\nA=3\n\nB=2 # two\n#A=0\nC=x\n',
    ))
  it('gets a line break before additions', () => expect(withSettings('A=1', { B: '2' })).toBe('A=1\nB=2\n'))
  it('changes the last of two lines of one name, which is the effective one', () =>
    expect(withSettings('A=1\nA=2\n', { A: '3' })).toBe('A=1\nA=3\n'))
  it('is unchanged by a second run', () => {
    const once = withSettings('B=2\n', { A: 'x y' })
    expect(withSettings(once, { A: 'x y' })).toBe(once)
  })
  it.each(['Meridian Row <hello@example.org>', 'a#b', `O'Brien <a@b.example>`, 'smtps://n:p%40@h:465', 'a"b'])(
    'gives %s back to Node and to the build',
    async (value) => {
      const text = withSettings('', { QUOTED_SETTING: value })
      expect(parseEnv(text)).toEqual({ QUOTED_SETTING: value })
      const folder = await mkdtemp(`${tmpdir()}/agency-env-`)
      await writeFile(`${folder}/.env`, text)
      expect(loadEnv('production', folder, 'QUOTED_SETTING')).toEqual({ QUOTED_SETTING: value })
      await rm(folder, { recursive: true })
    },
  )
})
