// A Supabase Edge Function: gives the diary to a calendar program. docs/deploy.md says how it is deployed.
import { serve } from '../_shared/serve.ts'
import { handle } from './handle.ts'

serve((request, settings) => handle(request, settings))
