import { expect, it } from 'vitest'
import { fillRecipe } from '../../../../../scripts/lib/setup/schedules'

const values = { project_url: 'https://a.example', send_emails_key: 'key', build_hook: undefined }

it('A recipe gets its values, with single or double braces', () =>
  expect(fillRecipe(`select '{project_url}', '{{send_emails_key}}', '{}'::jsonb, '{one}'`, values)).toEqual({
    sql: `select 'https://a.example', 'key', '{}'::jsonb, '{one}'`,
  }))

it('A recipe with a missing or unknown value is not run', () =>
  expect(fillRecipe(`select '{build_hook}', '{other_thing}', '{project_url}'`, values)).toEqual({
    missing: ['build_hook', 'other_thing'],
  }))
