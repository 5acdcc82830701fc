-- Staff may record that an appointment took place at a time which a visitor chose, whose address nobody recorded.

alter table public.viewings
  drop constraint viewings_meeting_place_needed,
  -- viewings_keep sets updated_at at each change.
  add constraint viewings_meeting_place_needed check (
    case when kind = 'video' then meeting_place = ''
      else meeting_place ~ '[^[:space:]]' or (by_visitor and (state <> 'booked' or starts_at <= updated_at)) end);
comment on column public.viewings.meeting_place is
  'Full address where the visitor is met. Empty for a viewing by video, and if no address was recorded of one in the '
  'past that nobody had confirmed. Only staff and the visitor''s emails have it.';
