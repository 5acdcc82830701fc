// Written by npm run types:database from supabase/migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string
          actor: string | null
          actor_name: string
          changes: NonNullable<Json>
          happened_at: string
          id: number
          thing: string
          thing_id: string
        }
        Insert: NewRow<
          Database['public']['Tables']['audit_log']['Row'],
          'action' | 'actor_name' | 'thing' | 'thing_id',
          'id'
        >
        Update: Partial<Database['public']['Tables']['audit_log']['Insert']>
        Relationships: []
      }
      booking_valuations: {
        Row: {
          created_at: string
          email: string
          honeypot: string | null
          id: string
          locale: string
          name: string
          phone: string
          postcode: string
          property_types: string[]
          search_text: string | null
          source: Json | null
          type: string
        }
        Insert: NewRow<
          Database['public']['Tables']['booking_valuations']['Row'],
          'email' | 'name' | 'phone' | 'postcode' | 'property_types' | 'type',
          'search_text'
        >
        Update: Partial<Database['public']['Tables']['booking_valuations']['Insert']>
        Relationships: []
      }
      contact_submissions: {
        Row: {
          created_at: string
          email: string
          honeypot: string | null
          id: string
          locale: string
          message: string
          name: string
          phone: string | null
          search_text: string | null
          source: Json | null
        }
        Insert: NewRow<
          Database['public']['Tables']['contact_submissions']['Row'],
          'email' | 'message' | 'name',
          'search_text'
        >
        Update: Partial<Database['public']['Tables']['contact_submissions']['Insert']>
        Relationships: []
      }
      enquiry_followups: {
        Row: {
          assigned_to: string | null
          enquiry_id: string
          handled_at: string | null
          keep_reason: string | null
          keep_until: string | null
          kind: string
          note: string
          search_text: string | null
          state: string
          updated_at: string
          version: number
        }
        Insert: NewRow<Database['public']['Tables']['enquiry_followups']['Row'], 'enquiry_id' | 'kind', 'search_text'>
        Update: Partial<Database['public']['Tables']['enquiry_followups']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'enquiry_followups_assigned_to_fkey'
            columns: ['assigned_to']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
        ]
      }
      enquiry_replies: {
        Row: {
          author: string | null
          author_name: string
          body: string
          created_at: string
          enquiry_id: string
          id: string
          kind: string
        }
        Insert: NewRow<
          Database['public']['Tables']['enquiry_replies']['Row'],
          'body' | 'enquiry_id' | 'id' | 'kind',
          never
        >
        Update: Partial<Database['public']['Tables']['enquiry_replies']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'enquiry_replies_author_fkey'
            columns: ['author']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
        ]
      }
      feed_settings: {
        Row: {
          id: boolean
          letting_facts: NonNullable<Json>
          publish_waiting: boolean
          updated_at: string
        }
        Insert: NewRow<Database['public']['Tables']['feed_settings']['Row'], never, never>
        Update: Partial<Database['public']['Tables']['feed_settings']['Insert']>
        Relationships: []
      }
      feed_sources: {
        Row: {
          approved_digest: string | null
          branch: string | null
          claimed_at: string | null
          created_at: string
          enabled: boolean
          error: string
          etag: string | null
          failures: number
          id: string
          last_import_at: string | null
          last_modified: string | null
          last_notified_at: string | null
          last_run_at: string | null
          name: string
          next_run_at: string | null
          state: string
          summary: Json | null
          url: string
          withdraw_percent: number
        }
        Insert: NewRow<Database['public']['Tables']['feed_sources']['Row'], 'name' | 'url', never>
        Update: Partial<Database['public']['Tables']['feed_sources']['Insert']>
        Relationships: []
      }
      listing_addresses: {
        Row: {
          created_at: string
          property_id: string
          slug: string
        }
        Insert: NewRow<Database['public']['Tables']['listing_addresses']['Row'], 'property_id' | 'slug', never>
        Update: Partial<Database['public']['Tables']['listing_addresses']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'listing_addresses_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'listing_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_addresses_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_addresses_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'staff_listings'
            referencedColumns: ['id']
          },
        ]
      }
      listing_progress: {
        Row: {
          known: number
          missing: string[]
          needed: number
          property_id: string
          search_text: string
        }
        Insert: NewRow<
          Database['public']['Tables']['listing_progress']['Row'],
          'known' | 'needed' | 'property_id',
          never
        >
        Update: Partial<Database['public']['Tables']['listing_progress']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'listing_progress_property_id_fkey'
            columns: ['property_id']
            isOneToOne: true
            referencedRelation: 'listing_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_progress_property_id_fkey'
            columns: ['property_id']
            isOneToOne: true
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_progress_property_id_fkey'
            columns: ['property_id']
            isOneToOne: true
            referencedRelation: 'staff_listings'
            referencedColumns: ['id']
          },
        ]
      }
      listing_records: {
        Row: {
          address_line: string | null
          archived_at: string | null
          eicr_expires: string | null
          feed_branch: string | null
          feed_media: NonNullable<Json>
          gas_safety_expires: string | null
          negotiator_id: string | null
          owner_email: string | null
          owner_name: string | null
          owner_phone: string | null
          postcode: string | null
          property_id: string
          protected_columns: string[]
          prs_reference: string | null
          publish_at: string | null
          publish_refusal: string | null
          search_text: string | null
          vendor_notes: string | null
        }
        Insert: NewRow<Database['public']['Tables']['listing_records']['Row'], 'property_id', 'search_text'>
        Update: Partial<Database['public']['Tables']['listing_records']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'listing_records_negotiator_id_fkey'
            columns: ['negotiator_id']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'listing_records_property_id_fkey'
            columns: ['property_id']
            isOneToOne: true
            referencedRelation: 'listing_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_records_property_id_fkey'
            columns: ['property_id']
            isOneToOne: true
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_records_property_id_fkey'
            columns: ['property_id']
            isOneToOne: true
            referencedRelation: 'staff_listings'
            referencedColumns: ['id']
          },
        ]
      }
      listing_views: {
        Row: {
          day: string
          in_minute: number
          last_minute: string
          property_id: string
          views: number
        }
        Insert: NewRow<
          Database['public']['Tables']['listing_views']['Row'],
          'day' | 'in_minute' | 'last_minute' | 'property_id' | 'views',
          never
        >
        Update: Partial<Database['public']['Tables']['listing_views']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'listing_views_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'listing_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_views_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_views_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'staff_listings'
            referencedColumns: ['id']
          },
        ]
      }
      person_erasures: {
        Row: {
          actor: string | null
          actor_name: string
          counts: NonNullable<Json>
          erased_at: string
          id: string
        }
        Insert: NewRow<Database['public']['Tables']['person_erasures']['Row'], 'actor_name' | 'counts', never>
        Update: Partial<Database['public']['Tables']['person_erasures']['Insert']>
        Relationships: []
      }
      properties: {
        Row: {
          accessibility: string[] | null
          area: string | null
          baths: number | null
          beds: number | null
          bills_included: string[] | null
          broadband: string | null
          broadband_mbps: number | null
          building_safety: string | null
          chain: string | null
          coastal_erosion: boolean | null
          construction: string | null
          council_tax_band: string | null
          council_tax_charge: number | null
          council_tax_year: number | null
          created_at: string
          date_available: string | null
          deposit: number | null
          description: string | null
          description_zh: string | null
          electricity: string | null
          energy_cost: number | null
          epc_documents: string[] | null
          epc_exemption: string | null
          epc_expires: string | null
          epc_potential: string | null
          epc_rating: string | null
          estate_charge: number | null
          ev_charging: boolean | null
          fact_notes: NonNullable<Json>
          features: string[]
          features_zh: string[]
          flood_rivers_sea: string | null
          flood_surface: string | null
          flooded_last_5_years: boolean | null
          floor_level: string | null
          floor_plan_captions: string[] | null
          floor_plans: string[] | null
          floor_size: number | null
          furnished: boolean | null
          furnishing: string | null
          gallery: string[] | null
          ground_rent: number | null
          ground_rent_review: string | null
          heating: string | null
          holding_deposit: number | null
          id: string
          latitude: number | null
          lease_end: string | null
          licence: string | null
          licence_number: string | null
          lift: boolean | null
          listing_type: string
          local_authority: string | null
          longitude: number | null
          main_rooms_look: string | null
          max_occupants: number | null
          mining: boolean | null
          mobile: Json | null
          outcode: string | null
          outside_space: string[] | null
          parking: string[] | null
          parking_charge: number | null
          pets: string | null
          picture_alts: string[] | null
          planning: string | null
          previous_price: number | null
          price: number | null
          price_qualifier: string | null
          price_reduced_on: string | null
          property_type: string | null
          published_at: string | null
          reference: string | null
          reference_branch: string | null
          restrictions: string[] | null
          rightmove_url: string | null
          rights: string[] | null
          service_charge: number | null
          service_charge_year: number | null
          sewerage: string | null
          shared_ownership_percent: number | null
          slug: string
          status: string
          tenancy: string | null
          tenure: string | null
          thumb: string | null
          title: string
          tour_url: string | null
          updated_at: string
          video_url: string | null
          water: string | null
        }
        Insert: NewRow<Database['public']['Tables']['properties']['Row'], 'slug' | 'title', never>
        Update: Partial<Database['public']['Tables']['properties']['Insert']>
        Relationships: []
      }
      property_inquiries: {
        Row: {
          annual_income: number | null
          created_at: string
          current_position: string | null
          email: string
          employment_status: string | null
          honeypot: string | null
          id: string
          locale: string
          message: string | null
          name: string
          phone: string
          preferred_move_date: string | null
          preferred_viewing_date: string | null
          property_id: string
          property_title: string
          search_text: string | null
          source: Json | null
          type: string
          viewer_time_zone: string | null
          viewing_kind: string | null
          viewing_slot: boolean | null
        }
        Insert: NewRow<
          Database['public']['Tables']['property_inquiries']['Row'],
          'email' | 'name' | 'phone' | 'property_id' | 'property_title' | 'type',
          'search_text'
        >
        Update: Partial<Database['public']['Tables']['property_inquiries']['Insert']>
        Relationships: []
      }
      sent_listings: {
        Row: {
          email_id: string
          enquiry_id: string
          kind: string
          property_id: string
          sent_at: string
          sent_by: string | null
        }
        Insert: NewRow<
          Database['public']['Tables']['sent_listings']['Row'],
          'email_id' | 'enquiry_id' | 'kind' | 'property_id',
          never
        >
        Update: Partial<Database['public']['Tables']['sent_listings']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'sent_listings_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'listing_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'sent_listings_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'sent_listings_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'staff_listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'sent_listings_sent_by_fkey'
            columns: ['sent_by']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
        ]
      }
      site_content: {
        Row: {
          featured: string[]
          id: boolean
          notice: string
          notice_until: string | null
          special_days: NonNullable<Json>
          testimonials: boolean
          updated_at: string
        }
        Insert: NewRow<Database['public']['Tables']['site_content']['Row'], never, never>
        Update: Partial<Database['public']['Tables']['site_content']['Insert']>
        Relationships: []
      }
      staff: {
        Row: {
          created_at: string
          email: string
          ended_at: string | null
          name: string
          role: string
          user_id: string
        }
        Insert: NewRow<Database['public']['Tables']['staff']['Row'], 'email' | 'name' | 'role' | 'user_id', never>
        Update: Partial<Database['public']['Tables']['staff']['Insert']>
        Relationships: []
      }
      staff_invitations: {
        Row: {
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          name: string
          role: string
        }
        Insert: NewRow<Database['public']['Tables']['staff_invitations']['Row'], 'email' | 'name' | 'role', never>
        Update: Partial<Database['public']['Tables']['staff_invitations']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'staff_invitations_invited_by_fkey'
            columns: ['invited_by']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
        ]
      }
      staff_settings: {
        Row: {
          list_columns: string[] | null
          saved_filters: NonNullable<Json>
          user_id: string
        }
        Insert: NewRow<Database['public']['Tables']['staff_settings']['Row'], never, never>
        Update: Partial<Database['public']['Tables']['staff_settings']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'staff_settings_user_id_fkey'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
        ]
      }
      valuation_requests: {
        Row: {
          address: string
          bedrooms: string
          comments: string | null
          created_at: string
          email: string
          honeypot: string | null
          id: string
          locale: string
          name: string
          phone: string
          postcode: string
          search_text: string | null
          source: Json | null
          type: string
        }
        Insert: NewRow<
          Database['public']['Tables']['valuation_requests']['Row'],
          'address' | 'bedrooms' | 'email' | 'name' | 'phone' | 'postcode' | 'type',
          'search_text'
        >
        Update: Partial<Database['public']['Tables']['valuation_requests']['Insert']>
        Relationships: []
      }
      viewing_hours: {
        Row: {
          attendee_id: string | null
          by_video: boolean
          closes: string
          created_at: string
          every_minutes: number
          gap_minutes: number
          id: string
          in_person: boolean
          minutes: number
          notice_hours: number
          opens: string
          property_id: string | null
          purpose: string
          self_confirming: boolean
          weekdays: number[]
        }
        Insert: NewRow<Database['public']['Tables']['viewing_hours']['Row'], 'closes' | 'opens' | 'weekdays', never>
        Update: Partial<Database['public']['Tables']['viewing_hours']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'viewing_hours_attendee_id_fkey'
            columns: ['attendee_id']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'viewing_hours_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'listing_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'viewing_hours_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'viewing_hours_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'staff_listings'
            referencedColumns: ['id']
          },
        ]
      }
      viewings: {
        Row: {
          appointment: string
          attendee_id: string | null
          by_visitor: boolean
          created_at: string
          enquiry_id: string
          enquiry_kind: string
          feedback: string | null
          feedback_at: string | null
          feedback_note: string
          host: string
          id: string
          kind: string
          meeting_place: string
          minutes: number
          note: string
          property_id: string | null
          sequence: number
          starts_at: string
          state: string
          updated_at: string
          viewer_time_zone: string | null
        }
        Insert: NewRow<
          Database['public']['Tables']['viewings']['Row'],
          'enquiry_id' | 'enquiry_kind' | 'host' | 'kind' | 'starts_at',
          never
        >
        Update: Partial<Database['public']['Tables']['viewings']['Insert']>
        Relationships: [
          {
            foreignKeyName: 'viewings_attendee_id_fkey'
            columns: ['attendee_id']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
        ]
      }
    }
    Views: {
      enquiries: {
        Row: {
          about: string | null
          assigned_to: string | null
          created_at: string | null
          department: string | null
          details: Json | null
          email: string | null
          email_key: string | null
          erase_on: string | null
          id: string | null
          keep_reason: string | null
          keep_until: string | null
          kind: string | null
          listing_slug: string | null
          message: string | null
          name: string | null
          note: string | null
          phone: string | null
          phone_key: string | null
          property_id: string | null
          search: string | null
          state: string | null
          type: string | null
          version: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'enquiry_followups_assigned_to_fkey'
            columns: ['assigned_to']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
        ]
      }
      featured_cards: {
        Row: {
          area: string | null
          baths: number | null
          beds: number | null
          created_at: string | null
          floor_size: number | null
          gallery: string[] | null
          id: string | null
          listing_type: string | null
          picture_alts: string[] | null
          price: number | null
          price_qualifier: string | null
          price_reduced_on: string | null
          rightmove_url: string | null
          slug: string | null
          status: string | null
          thumb: string | null
          title: string | null
        }
        Relationships: []
      }
      listing_cards: {
        Row: {
          area: string | null
          baths: number | null
          beds: number | null
          created_at: string | null
          floor_size: number | null
          gallery: string[] | null
          id: string | null
          listing_type: string | null
          picture_alts: string[] | null
          price: number | null
          price_qualifier: string | null
          price_reduced_on: string | null
          rightmove_url: string | null
          slug: string | null
          status: string | null
          thumb: string | null
          title: string | null
        }
        Insert: NewRow<Database['public']['Views']['listing_cards']['Row'], never, never>
        Update: Partial<Database['public']['Views']['listing_cards']['Insert']>
        Relationships: []
      }
      staff_listings: {
        Row: {
          address_line: string | null
          archived: boolean | null
          area: string | null
          attention: string[] | null
          baths: number | null
          beds: number | null
          created_at: string | null
          deposit: number | null
          enquiries: number | null
          epc_documents: string[] | null
          epc_expires: string | null
          floor_plans: string[] | null
          gallery: string[] | null
          holding_deposit: number | null
          id: string | null
          known: number | null
          listing_type: string | null
          missing: number | null
          needed: number | null
          negotiator_id: string | null
          new_enquiries: number | null
          outcode: string | null
          postcode: string | null
          price: number | null
          publish_at: string | null
          reference: string | null
          slug: string | null
          status: string | null
          tenancy: string | null
          thumb: string | null
          title: string | null
          updated_at: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'listing_records_negotiator_id_fkey'
            columns: ['negotiator_id']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['user_id']
          },
        ]
      }
    }
    Functions: {
      add_enquiry: {
        Args: { acknowledge?: boolean; enquiry: Json }
        Returns: string
      }
      alert_by_token: { Args: { token: string }; Returns: Json }
      all_listing_warnings: { Args: Record<PropertyKey, never>; Returns: Json }
      build_state: {
        Args: Record<PropertyKey, never>
        Returns: {
          called_at: string
          due_by: string
          error: string
          hook_host: string
          state: string
          waiting_since: string
        }[]
      }
      calendar_feed: { Args: { key: string }; Returns: Json }
      cancel_viewing: { Args: { token: string }; Returns: Json }
      change_alert: {
        Args: { frequency: string; token: string }
        Returns: Json
      }
      change_enquiries: {
        Args: { changes: Json }
        Returns: {
          failure: Json
          id: string
          kind: string
          outcome: string
          stored: Json
        }[]
      }
      change_listings: {
        Args: { changes: Json; dry_run?: boolean }
        Returns: {
          failure: Json
          id: string
          outcome: string
          stored: Json
        }[]
      }
      choose_staff_password: {
        Args: { password: string; token: string }
        Returns: string
      }
      claim_build: { Args: Record<PropertyKey, never>; Returns: string }
      claim_emails: {
        Args: { batch?: number }
        Returns: {
          data: Json
          department: string
          enquiry_id: string
          enquiry_kind: string
          id: string
          kind: string
          recipient: string
          reply_to: string
        }[]
      }
      claim_feed: { Args: Record<PropertyKey, never>; Returns: Json }
      confirm_alert: { Args: { token: string }; Returns: Json }
      count_listing_warnings: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      count_view: { Args: { slug: string }; Returns: undefined }
      diary: {
        Args: { since: string; until: string }
        Returns: {
          address_line: string
          appointment: string
          area: string
          attendee: string
          attendee_id: string
          enquiry_id: string
          enquiry_kind: string
          feedback: string
          feedback_note: string
          host: string
          id: string
          kind: string
          latitude: number
          longitude: number
          meeting_place: string
          minutes: number
          name: string
          note: string
          phone: string
          postcode: string
          property_id: string
          sequence: number
          slug: string
          starts_at: string
          state: string
          title: string
          updated_at: string
          viewer_time_zone: string
        }[]
      }
      drawn_condition: { Args: { drawn: Json }; Returns: string }
      end_alert: { Args: { token: string }; Returns: Json }
      enquiry_emails: {
        Args: { of_id: string; of_kind: string }
        Returns: {
          attempts: number
          created_at: string
          department: string
          error: string
          id: string
          kind: string
          next_attempt_at: string
          recipient: string
          sent_at: string
          state: string
        }[]
      }
      enquiry_tally: {
        Args: { due_by?: string; listing?: string; patterns?: string[] }
        Returns: {
          assigned_to: string
          department: string
          due: number
          enquiries: number
          kind: string
          oldest: string
          state: string
        }[]
      }
      erase_enquiries: { Args: { which: Json }; Returns: number }
      erase_person: {
        Args: { of_email?: string; of_phone?: string }
        Returns: Json
      }
      feed_gaps: { Args: Record<PropertyKey, never>; Returns: Json[] }
      find_enquiries: {
        Args: { patterns: string[] }
        Returns: {
          about: string
          email: string
          id: string
          kind: string
          name: string
          type: string
        }[]
      }
      find_listings: {
        Args: { only_listed?: boolean; patterns: string[] }
        Returns: {
          area: string
          id: string
          listing_type: string
          reference: string
          status: string
          title: string
        }[]
      }
      first_steps: {
        Args: Record<PropertyKey, never>
        Returns: {
          draft_id: string
          has_enquiry: boolean
          has_feed: boolean
          has_hours: boolean
          has_listing: boolean
          has_name: boolean
          has_published: boolean
          people: number
          works_alone: boolean
        }[]
      }
      health_report: { Args: Record<PropertyKey, never>; Returns: Json }
      health_rows: { Args: Record<PropertyKey, never>; Returns: number[] }
      hold_visit: {
        Args: { enquiry: string; start: string; time_zone?: string }
        Returns: Json
      }
      homes_refused: {
        Args: { of_id: string; of_kind: string }
        Returns: boolean
      }
      import_listings: { Args: { plan: Json }; Returns: Json }
      invite_staff: {
        Args: { email: string; name: string; role: string }
        Returns: undefined
      }
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      is_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      listing_bounds: { Args: { filters: Json }; Returns: Json }
      listing_condition: { Args: { filters: Json }; Returns: string }
      listing_counts: {
        Args: {
          changed_since?: string
          highest?: number
          lowest?: number
          of_area?: string
          of_negotiator?: string
          of_type?: string
          of_view?: string
          patterns?: string[]
          prices?: number[]
          without?: string[]
        }
        Returns: Json
      }
      listing_histories: {
        Args: { listings: string[] }
        Returns: {
          events: Json
          property_id: string
        }[]
      }
      listing_report: { Args: { listing: string }; Returns: Json }
      listing_seeker_counts: { Args: { listings: string[] }; Returns: Json }
      listing_seekers: { Args: { listing: string }; Returns: Json }
      listing_warnings: {
        Args: Record<PropertyKey, never>
        Returns: {
          day: string
          details: Json
          kind: string
          property_id: string
          reference: string
          title: string
        }[]
      }
      listings_on_map: { Args: { cell: number; filters: Json }; Returns: Json }
      match_alerts: { Args: Record<PropertyKey, never>; Returns: number }
      matching_listings: {
        Args: { of_id: string; of_kind: string }
        Returns: Json
      }
      may_edit: { Args: Record<PropertyKey, never>; Returns: boolean }
      monthly_cost: {
        Args: {
          band: string
          bills: string[]
          council: string
          council_tax: number
          energy: number
          parking: number
          price: number
        }
        Returns: number
      }
      move_viewing: {
        Args: { new_start: string; token: string }
        Returns: Json
      }
      near_condition: { Args: { near: Json }; Returns: string }
      near_distance: { Args: { near: Json }; Returns: string }
      near_reach: { Args: { near: Json }; Returns: number[] }
      new_calendar_key: { Args: Record<PropertyKey, never>; Returns: string }
      owner_report: { Args: { token: string }; Returns: Json }
      owner_report_links: {
        Args: { listing: string }
        Returns: {
          created_at: string
          created_by: string
          expires_at: string
          id: string
        }[]
      }
      person_data: {
        Args: { of_email?: string; of_phone?: string }
        Returns: Json
      }
      publish_due: { Args: Record<PropertyKey, never>; Returns: number }
      queue_alert_emails: { Args: { at?: string }; Returns: number }
      queue_change_emails: { Args: { at?: string }; Returns: number }
      renew_viewing_link: { Args: { token: string }; Returns: boolean }
      request_alert: {
        Args: {
          address: string
          email: string
          filters: Json
          frequency: string
          honeypot?: string
          id: string
          locale?: string
        }
        Returns: undefined
      }
      request_build: { Args: Record<PropertyKey, never>; Returns: undefined }
      request_listing_alert: {
        Args: {
          email: string
          honeypot?: string
          id: string
          listings: string[]
          locale?: string
        }
        Returns: undefined
      }
      request_password_reset: { Args: { email: string }; Returns: undefined }
      revoke_owner_report: { Args: { link: string }; Returns: boolean }
      run_retention: { Args: Record<PropertyKey, never>; Returns: number }
      search_listings: {
        Args: { filters: Json; page?: number; sort?: string }
        Returns: Json
      }
      search_vector: {
        Args: {
          area: string
          description: string
          features: string[]
          title: string
        }
        Returns: unknown
      }
      send_email_again: { Args: { email: string }; Returns: boolean }
      send_invitation_again: { Args: { invitation: string }; Returns: boolean }
      send_matching_homes: {
        Args: { listings: string[]; of_id: string; of_kind: string }
        Returns: number
      }
      send_owner_report: {
        Args: {
          listing: string
          mailbox: string
          owner?: string
          report_id?: string
        }
        Returns: string
      }
      set_build_hook: { Args: { address: string }; Returns: undefined }
      set_first_steps: {
        Args: { dismissed?: boolean; works_alone?: boolean }
        Returns: undefined
      }
      set_homes_refused: {
        Args: { of_id: string; of_kind: string; refused: boolean }
        Returns: boolean
      }
      settle_build: {
        Args: { outcome: string; reason?: string }
        Returns: undefined
      }
      settle_email: {
        Args: { email: string; outcome: string; reason?: string }
        Returns: undefined
      }
      settle_feed: {
        Args: { outcome: Json; source: string }
        Returns: undefined
      }
      sign_in_requires_email: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      staff_link: { Args: { token: string }; Returns: Json }
      staff_role: { Args: Record<PropertyKey, never>; Returns: string }
      undelivered_emails: {
        Args: Record<PropertyKey, never>
        Returns: {
          attempts: number
          created_at: string
          department: string
          enquiry_id: string
          enquiry_kind: string
          error: string
          id: string
          kind: string
          next_attempt_at: string
          recipient: string
          state: string
        }[]
      }
      viewing_by_token: { Args: { token: string }; Returns: Json }
      viewing_slots: {
        Args: { days?: number; first_day?: string; listing?: string }
        Returns: {
          by_video: boolean
          in_person: boolean
          in_person_minutes: number
          minutes: number
          self_confirming: boolean
          starts_at: string
          video_minutes: number
        }[]
      }
      warnings_by_kind: { Args: { limits?: Json }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

/** A new row: its required columns, those with a default, and none that the database computes. */
type NewRow<Row, Required extends keyof Row, Computed extends keyof Row> = Pick<Row, Required> &
  Partial<Omit<Row, Required | Computed>> & { [Column in Computed]?: never }
