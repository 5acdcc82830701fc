import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { UserError } from '../cli.ts'

/** Asks questions at the terminal. */
export interface Dialogue {
  /** @returns the trimmed input; empty without a dialogue */
  prompt: (prompt: string, hidden?: boolean) => Promise<string>
  /** @returns whether the answer was yes; true without a dialogue */
  confirm: (prompt: string) => Promise<boolean>
}

/** No questions: every answer is yes, and all settings are in the environment or in the settings file. */
const defaultDialogue: Dialogue = {
  prompt: () => Promise.resolve(''),
  confirm: () => Promise.resolve(true),
}

/** Reads one line at the terminal. Ctrl-C and Ctrl-D stop the command. Hidden input is not echoed. */
async function readLine(prompt: string, isHidden: boolean): Promise<string> {
  const mutedOutput = new Writable({ write: (_chunk, _encoding, done) => done() })
  if (isHidden) process.stdout.write(prompt)
  // Open only while it reads, so that Ctrl-C between two questions ends the process.
  const lines = createInterface({
    input: process.stdin,
    output: isHidden ? mutedOutput : process.stdout,
    terminal: true,
  })
  const stopped = new AbortController()
  lines.on('SIGINT', () => stopped.abort())
  lines.on('close', () => stopped.abort())
  try {
    return (await lines.question(isHidden ? '' : prompt, { signal: stopped.signal })).trim()
  } catch {
    throw new UserError('Stopped. Run npm run setup again: it goes on where this ended.')
  } finally {
    lines.close()
    if (isHidden) process.stdout.write('\n')
  }
}

const terminal: Dialogue = {
  prompt: (prompt, isHidden = false) => readLine(`${prompt} `, isHidden),
  confirm: async (prompt) => /^y(es)?$/i.test(await readLine(`${prompt} [y/N] `, false)),
}

/** @throws UserError if there is no terminal and --yes is missing */
export function openDialogue(isSilent: boolean): Dialogue {
  if (isSilent) return defaultDialogue
  if (process.stdin.isTTY) return terminal
  throw new UserError(
    'npm run setup asks questions, and nobody answers here. Put the settings into the environment or into .env ' +
      '(.env.example names them) and run npm run setup -- --yes.',
  )
}
