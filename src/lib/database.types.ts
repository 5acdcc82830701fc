// Written by npm run types:database from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      booking_valuations: {
        Row: {
          created_at: string
          email: string
          honeypot: string | null
          id: string
          name: string
          phone: string
          postcode: string
          property_types: string[]
          search_text: string | null
          type: string
        }
        Insert: {
          created_at?: string
          email: string
          honeypot?: string | null
          id?: string
          name: string
          phone: string
          postcode: string
          property_types: string[]
          search_text?: never
          type: string
        }
        Update: {
          created_at?: string
          email?: string
          honeypot?: string | null
          id?: string
          name?: string
          phone?: string
          postcode?: string
          property_types?: string[]
          search_text?: never
          type?: string
        }
        Relationships: []
      }
      contact_submissions: {
        Row: {
          created_at: string
          email: string
          honeypot: string | null
          id: string
          message: string
          name: string
          phone: string | null
          search_text: string | null
        }
        Insert: {
          created_at?: string
          email: string
          honeypot?: string | null
          id?: string
          message: string
          name: string
          phone?: string | null
          search_text?: never
        }
        Update: {
          created_at?: string
          email?: string
          honeypot?: string | null
          id?: string
          message?: string
          name?: string
          phone?: string | null
          search_text?: never
        }
        Relationships: []
      }
      enquiry_followups: {
        Row: {
          enquiry_id: string
          kind: string
          note: string
          search_text: string | null
          state: string
          updated_at: string
          version: number
        }
        Insert: {
          enquiry_id: string
          kind: string
          note?: string
          search_text?: never
          state?: string
          updated_at?: string
          version?: number
        }
        Update: {
          enquiry_id?: string
          kind?: string
          note?: string
          search_text?: never
          state?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      listing_addresses: {
        Row: {
          created_at: string
          property_id: string
          slug: string
        }
        Insert: {
          created_at?: string
          property_id: string
          slug: string
        }
        Update: {
          created_at?: string
          property_id?: string
          slug?: string
        }
        Relationships: [
          {
            foreignKeyName: 'listing_addresses_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
        ]
      }
      properties: {
        Row: {
          area: string
          baths: number
          beds: number
          created_at: string
          date_available: string | null
          description: string
          features: string[]
          floor_size: number | null
          furnished: boolean | null
          gallery: string[]
          id: string
          latitude: number | null
          listing_type: string
          longitude: number | null
          picture_alts: string[] | null
          price: number
          rightmove_url: string | null
          slug: string
          status: string
          thumb: string | null
          title: string
          updated_at: string
        }
        Insert: {
          area: string
          baths: number
          beds: number
          created_at?: string
          date_available?: string | null
          description: string
          features?: string[]
          floor_size?: number | null
          furnished?: boolean | null
          gallery: string[]
          id?: string
          latitude?: number | null
          listing_type: string
          longitude?: number | null
          picture_alts?: string[] | null
          price: number
          rightmove_url?: string | null
          slug: string
          status?: string
          thumb?: string | null
          title: string
          updated_at?: string
        }
        Update: {
          area?: string
          baths?: number
          beds?: number
          created_at?: string
          date_available?: string | null
          description?: string
          features?: string[]
          floor_size?: number | null
          furnished?: boolean | null
          gallery?: string[]
          id?: string
          latitude?: number | null
          listing_type?: string
          longitude?: number | null
          picture_alts?: string[] | null
          price?: number
          rightmove_url?: string | null
          slug?: string
          status?: string
          thumb?: string | null
          title?: string
          updated_at?: string
        }
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
          message: string | null
          name: string
          phone: string
          preferred_move_date: string | null
          preferred_viewing_date: string | null
          property_id: string
          property_title: string
          search_text: string | null
          type: string
        }
        Insert: {
          annual_income?: number | null
          created_at?: string
          current_position?: string | null
          email: string
          employment_status?: string | null
          honeypot?: string | null
          id?: string
          message?: string | null
          name: string
          phone: string
          preferred_move_date?: string | null
          preferred_viewing_date?: string | null
          property_id: string
          property_title: string
          search_text?: never
          type: string
        }
        Update: {
          annual_income?: number | null
          created_at?: string
          current_position?: string | null
          email?: string
          employment_status?: string | null
          honeypot?: string | null
          id?: string
          message?: string | null
          name?: string
          phone?: string
          preferred_move_date?: string | null
          preferred_viewing_date?: string | null
          property_id?: string
          property_title?: string
          search_text?: never
          type?: string
        }
        Relationships: []
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
          name: string
          phone: string
          postcode: string
          search_text: string | null
          type: string
        }
        Insert: {
          address: string
          bedrooms: string
          comments?: string | null
          created_at?: string
          email: string
          honeypot?: string | null
          id?: string
          name: string
          phone: string
          postcode: string
          search_text?: never
          type: string
        }
        Update: {
          address?: string
          bedrooms?: string
          comments?: string | null
          created_at?: string
          email?: string
          honeypot?: string | null
          id?: string
          name?: string
          phone?: string
          postcode?: string
          search_text?: never
          type?: string
        }
        Relationships: []
      }
    }
    Views: {
      enquiries: {
        Row: {
          about: string | null
          created_at: string | null
          department: string | null
          details: Json | null
          email: string | null
          email_key: string | null
          home_slug: string | null
          id: string | null
          kind: string | null
          message: string | null
          name: string | null
          note: string | null
          phone: string | null
          phone_key: string | null
          search: string | null
          state: string | null
          type: string | null
          version: number | null
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
          rightmove_url: string | null
          slug: string | null
          status: string | null
          thumb: string | null
          title: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      enquiry_tally: {
        Args: {
          patterns?: string[]
        }
        Returns: {
          department: string
          enquiries: number
          kind: string
          oldest: string
          state: string
        }[]
      }
      erase_enquiries: {
        Args: {
          which: Json
        }
        Returns: number
      }
      home_areas: {
        Args: {
          filters: Json
        }
        Returns: string
      }
      home_bounds: {
        Args: {
          filters: Json
        }
        Returns: Json
      }
      home_condition: {
        Args: {
          filters: Json
        }
        Returns: string
      }
      home_page: {
        Args: {
          filters: Json
          page: number
          sort: string
        }
        Returns: string
      }
      home_words: {
        Args: {
          area: string
          description: string
          features: string[]
          title: string
        }
        Returns: unknown
      }
      homes_on_map: {
        Args: {
          cell: number
          filters: Json
        }
        Returns: Json
      }
      is_admin: {
        Args: never
        Returns: boolean
      }
      search_homes: {
        Args: {
          filters: Json
          page?: number
          sort?: string
        }
        Returns: Json
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
