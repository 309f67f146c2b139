-- Attempts counted against a limit (decisions section 1, 429): the columns, in this order, are those of rate-limiter-flexible.
-- `expire` is in milliseconds since 1970.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_expire_idx on rate_limits (expire);
