import type { Settings } from './settings.ts'

declare const Deno: {
  serve: (handler: (request: Request) => Promise<Response>) => void
  env: { toObject: () => Record<string, string> }
}

/** Answers each request to an Edge Function, with the settings of its project. */
export const serve = (handle: (request: Request, settings: Settings) => Promise<Response>) =>
  Deno.serve((request) => handle(request, Deno.env.toObject()))
