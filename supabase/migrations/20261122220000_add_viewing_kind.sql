-- The kind of a viewing, and the visitor's time zone. A buyer may request a viewing as well.

alter table public.property_inquiries
  add column viewing_kind text,
  add column viewer_time_zone text;
comment on column public.property_inquiries.viewing_kind is 'in_person or video; null where no viewing was asked for.';
comment on column public.property_inquiries.viewer_time_zone is 'The time zone of the browser that asked, as Asia/Shanghai.';

alter table public.property_inquiries
  add constraint property_inquiries_viewing_kind_known check (viewing_kind in ('in_person', 'video')),
  add constraint property_inquiries_time_zone_shape check (viewer_time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$'),
  drop constraint if exists property_inquiries_rent_answers,
  add constraint property_inquiries_rent_answers check (
    case type
      when 'rent' then employment_status is not null and preferred_viewing_date is not null and preferred_move_date is not null
      else employment_status is null and current_position is null and annual_income is null and preferred_move_date is null
    end) not valid;

grant insert (viewing_kind, viewer_time_zone) on public.property_inquiries to anon, authenticated;
