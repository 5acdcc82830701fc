// A Supabase Edge Function: ends an alert for a mail provider. docs/deploy.md says how it is deployed.
import { serve } from '../_shared/serve.ts'
import { handle } from './handle.ts'

serve((request, settings) => handle(request, settings))
