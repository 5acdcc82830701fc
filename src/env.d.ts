interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL?: string
  readonly PUBLIC_SUPABASE_ANON_KEY?: string
  readonly PUBLIC_ADMIN_EMAIL?: string
  readonly PUBLIC_GOOGLE_MAPS_KEY?: string
  readonly PUBLIC_MAP_TILES?: string
  readonly PUBLIC_MAP_ATTRIBUTION?: string
  /** Whether whoever serves the site asks the database before it sends a home's page (astro.config.mjs). */
  readonly HIDES_DRAFTS_AT_ONCE: boolean
}

/** Where a browser knows whether its visitor saves data. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

declare namespace App {
  interface Locals {
    /** The sections of a long page, as they are drawn: src/components/ui/Contents.astro lists them. */
    sections?: { id: string; label: string }[]
  }
}
