import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idempotencyKeyFor } from '../../../../src/lib/form/row-id'
import { parseDraft, readDraft, removeDraft, storeDraft } from '../../../../src/lib/storage/draft'
import { inStorage } from '../../../hostile'

afterEach(() => vi.unstubAllGlobals())

describe('A draft', () => {
  const shelf = new Map<string, string>()
  beforeEach(() => {
    shelf.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => shelf.get(name) ?? null,
      setItem: (name: string, text: string) => shelf.set(name, text),
      removeItem: (name: string) => shelf.delete(name),
    })
  })
  it('is restored until it is removed', () => {
    const draft = { values: { name: 'Li' }, step: 2, idempotencyKey: idempotencyKeyFor({ name: 'Li' }) }
    storeDraft('contact', draft)
    expect(readDraft('contact')).toEqual(draft)
    expect(readDraft('another')).toBeNull()
    removeDraft('contact')
    expect(readDraft('contact')).toBeNull()
  })
  it.each(['{', 'null', '[]', '{"values":"x","step":1}', '{"values":{}}'])('that contains %s is invalid', (text) => {
    shelf.set('contact', text)
    expect(readDraft('contact')).toBeNull()
  })
  it('is valid JSON with values and a step, which some hostile text is', () =>
    expect(inStorage.filter((text) => parseDraft(text))).not.toEqual([]))
  it.each(inStorage)('has values and a step, or is none, if %s is stored', (text) => {
    shelf.set('contact', text)
    const draft = readDraft('contact')
    if (draft) expect([typeof draft.values, typeof draft.step]).toEqual(['object', 'number'])
    else expect(draft).toBeNull()
  })
  it('is lost without an error if storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    storeDraft('contact', { values: {}, step: 1 })
    removeDraft('contact')
    expect(readDraft('contact')).toBeNull()
  })
})
