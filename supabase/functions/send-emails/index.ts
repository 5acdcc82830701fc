// Supabase Edge Function: sends due emails. Deployment and schedule: docs/deploy.md, part 4.
import { serve } from '../_shared/serve.ts'
import { handle } from './handle.ts'

serve(handle)
