// A Supabase Edge Function: sends the letters that are due. docs/deploy.md says how it is deployed and asked.
import { handle } from './handle.ts'

declare const Deno: {
  serve: (handler: (request: Request) => Promise<Response>) => void
  env: { toObject: () => Record<string, string> }
}

Deno.serve((request) => handle(request, Deno.env.toObject()))
