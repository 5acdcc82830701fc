-- The direction in which the main rooms look. The generated rules have its constraint.

alter table public.properties add column main_rooms_look text;
comment on column public.properties.main_rooms_look is
  'Direction in which the main rooms look: north, north_east … north_west.';
