// The catalogue's rights of roles other than the owner.

const order = `array_position('{SELECT,INSERT,UPDATE,DELETE}'::text[], privilege)`
const roleName = `case when grantee = 0 then 'public' else pg_get_userbyid(grantee) end`

/** Per table, view and sequence of the schema public: role → "select insert(column column)". */
export const tableGrants = `
  with granted as (
    select oid, grantee, privilege_type as privilege, null as columns
      from pg_class,
        aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)))
      where grantee <> relowner
    union all
    select attrelid, grantee, privilege_type, '(' || string_agg(attname, ' ' order by attnum) || ')'
      from pg_attribute, aclexplode(attacl) group by 1, 2, 3),
  roles as (
    select oid, ${roleName} as role,
        string_agg(lower(privilege) || coalesce(columns, ''), ' '
          order by columns is not null, ${order}, privilege) as rights
      from granted group by oid, grantee)
  select relname as name, coalesce(jsonb_object_agg(role, rights) filter (where role is not null), '{}') as roles
    from pg_class left join roles using (oid)
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    group by relname order by relname collate "C"`

/** Roles → callable functions; for other schemas than public only if there are any. */
export const functionGrants = `
  with callable as (
    select case pronamespace when 'public'::regnamespace then '' else 'private.' end || proname as function,
        coalesce((select string_agg(${roleName}, ' ' order by ${roleName} collate "C")
          from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee <> proowner), '') as roles
      from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace))
  select roles as name, string_agg(function, ' ' order by function collate "C") as roles
    from callable where roles <> '' or function not like 'private.%' group by 1`
