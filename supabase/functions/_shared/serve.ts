import type { Settings } from './settings.ts'

declare const Deno: {
  serve: (handler: (request: Request) => Promise<Response>) => void
  env: { toObject: () => Record<string, string> }
}

/** Serves an Edge Function. The handler gets the project's settings. */
export const serve = (handle: (request: Request, settings: Settings) => Promise<Response>) =>
  Deno.serve((request) => handle(request, Deno.env.toObject()))
