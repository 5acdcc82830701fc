// Supabase Edge Function: returns the diary to a calendar program. Deployment: docs/deploy.md, part 4.
import { serve } from '../_shared/serve.ts'
import { handle } from './handle.ts'

serve((request, settings) => handle(request, settings))
