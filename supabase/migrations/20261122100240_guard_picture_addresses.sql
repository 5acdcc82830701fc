-- A picture's address is of the secure web or of this very site. `//evil.example` and `/\evil.example` look like the second
-- and lead away, and so does what a browser drops an invisible tab from.
-- "Not valid": it judges what comes, and not what an adopted database holds already.

alter table public.properties
  add constraint properties_picture_addresses_ours check (
    array_to_string(thumb || gallery, e'\n') !~* '(^|\n)(?!https://[^/\\\s]|/[^/\\\s])'
    and array_to_string(thumb || gallery, '') !~ '[[:cntrl:]\\]') not valid;
