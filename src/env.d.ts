interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL?: string
  readonly PUBLIC_SUPABASE_ANON_KEY?: string
  readonly PUBLIC_ADMIN_EMAIL?: string
  readonly PUBLIC_GOOGLE_MAPS_KEY?: string
  readonly PUBLIC_MAP_TILES?: string
  readonly PUBLIC_MAP_ATTRIBUTION?: string
  /** Whether the host asks the database before sending a property page (astro.config.mjs). */
  readonly HIDES_DRAFTS_AT_ONCE: boolean
  /** Whether the site has more than the English edition. */
  readonly HAS_EDITIONS: boolean
}

/** In browsers with the Network Information API. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

declare namespace App {
  interface Locals {
    /** The sections of a long page, collected during rendering: src/components/ui/Contents.astro lists them. */
    sections?: { id: string; label: string }[]
  }
}
