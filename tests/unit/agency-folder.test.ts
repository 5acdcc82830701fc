import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/paths'
import { committedFolder, requireAgencyOfHost } from '../../src/agency-folder'
import { bundleFunction } from '../site/bundle-function'

// Hosts bundle the functions for pages of listings themselves. Of the agency they know what package.json says.

const other = 'tests/agencies/featherstonehaugh'
const project = `${mkdtempSync(`${tmpdir()}/agency-host-`)}/`
const isText = (path: string) => !/(agency|featherstonehaugh)\/(public|fonts)(\/|$)/.test(path)
beforeAll(() => {
  for (const path of ['src', 'functions', 'netlify', 'middleware.ts', other])
    cpSync(root + path, project + path, { recursive: true, filter: isText })
  symlinkSync(`${root}node_modules`, `${project}node_modules`)
  const packageText = readFileSync(`${root}package.json`, 'utf8')
  writeFileSync(`${project}package.json`, packageText.replace(`"./${committedFolder}/*"`, `"./${other}/*"`))
})
afterAll(() => rmSync(project, { recursive: true }))

describe('The functions of a project whose package.json names another agency', () => {
  const [cloudflare] = readdirSync(`${root}functions/property`)
  it.each([`functions/property/${cloudflare}`, 'netlify/edge-functions/property.ts', 'middleware.ts'])(
    'speak for that agency: %s',
    async (path) => {
      const { code } = await bundleFunction(path, project)
      expect(code).toContain('www.featherstonehaugh.example')
      expect(code).not.toMatch(/meridian/i)
    },
  )
})

describe('A build on a host with such a function', () => {
  it('is refused for an agency that only AGENCY names, with what to do instead', () => {
    expect(() => requireAgencyOfHost('Netlify', other)).toThrow(`AGENCY names ${other}, which the function of Netlify`)
    expect(() => requireAgencyOfHost('Netlify', other)).toThrow(`Write "#agency/*": "./${other}/*" under imports`)
  })
  it('is accepted for the agency of package.json, and on every other host', () => {
    expect(() => requireAgencyOfHost('Netlify', committedFolder)).not.toThrow()
    expect(() => requireAgencyOfHost('', other)).not.toThrow()
  })
})
