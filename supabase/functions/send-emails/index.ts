// A Supabase Edge Function: sends the letters that are due. docs/deploy.md says how it is deployed and asked.
import { serve } from '../_shared/serve.ts'
import { handle } from './handle.ts'

serve(handle)
