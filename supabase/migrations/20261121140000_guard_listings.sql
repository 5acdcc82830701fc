-- What the form of a home promises, the database holds to as well: a feature is a line and no essay, and a picture's
-- address leads to the web or to this site, never into a script.
-- The checks are "not valid": they judge what comes, and not what an adopted database holds already.

alter table public.properties
  add constraint properties_features_length check (
    array_to_string(features, e'\n') !~ '[^\n]{201}') not valid,
  add constraint properties_picture_addresses check (
    array_to_string(thumb || gallery, e'\n') !~* '(^|\n)(?!(https?:/)?/)'
    and length(array_to_string(gallery, '')) <= 20000) not valid;
