-- The emails of an enquiry promise a reply within office hours, which special days change.

create or replace function private.enquiry_email_data(kind text, enquiry jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select enquiry - 'search_text' - 'honeypot'
      || jsonb_build_object('special_days', coalesce(
        (select content.special_days from public.site_content content), '[]'))
      || case when kind = 'inquiry' then jsonb_build_object('listing', (
      select jsonb_build_object('slug', listing.slug, 'title', listing.title) from public.properties listing
      where listing.id = (enquiry ->> 'property_id')::uuid and private.is_public(listing)
    ), 'slot', (
      select slot.state from public.viewings slot where slot.enquiry_kind = 'inquiry' and slot.by_visitor
        and slot.enquiry_id = (enquiry ->> 'id')::uuid limit 1
    )) else '{}' end
  $$;
