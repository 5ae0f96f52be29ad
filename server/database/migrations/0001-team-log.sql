-- Read by SQLite and PostgreSQL alike. Every key begins with the team, so that the tables can be partitioned by it.
-- Times are milliseconds since 1970, secrets only their SHA-256 in hex.

create table server_log (
  id text primary key,
  epoch bigint not null
);

create table teams (
  id text primary key,
  name text not null,
  created_at bigint not null,
  -- The place of the team's newest entry. Its row is locked while entries are written: places are in the order of commits.
  head bigint not null,
  used_bytes bigint not null
);

create table members (
  team text not null,
  id text not null,
  name text not null,
  role text not null,
  -- JSON list of names; null: all.
  farmers text,
  created_at bigint not null,
  revoked_at bigint,
  primary key (team, id)
);

create table devices (
  team text not null,
  id text not null,
  member text not null,
  name text not null,
  token_hash text not null,
  previous_hash text,
  previous_until bigint,
  created_at bigint not null,
  last_seen bigint not null,
  revoked_at bigint,
  primary key (team, id)
);
create unique index devices_by_token on devices (team, token_hash);
create index devices_by_previous_token on devices (team, previous_hash);
create index devices_by_member on devices (team, member);

create table invitations (
  team text not null,
  id text not null,
  code_hash text not null,
  role text not null,
  farmers text,
  name text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  used_by text,
  withdrawn_at bigint,
  primary key (team, id)
);
create unique index invitations_by_code on invitations (team, code_hash);

-- What events are about (a test, a field, a kit): the farmer it belongs to, '' for none.
create table subjects (
  team text not null,
  id text not null,
  scope text not null,
  primary key (team, id)
);

create table events (
  team text not null,
  id text not null,
  -- The newest of its places.
  place bigint not null,
  subject text not null,
  scope text not null,
  -- 1: read by all members, whatever their farmers.
  is_common bigint not null,
  digest text not null,
  body text not null,
  bytes bigint not null,
  member text not null,
  device text not null,
  received_at bigint not null,
  primary key (team, id)
);
create index events_by_subject on events (team, subject);

-- What is read in order. An event whose subject moved to another farmer has a second, later place.
create table entries (
  team text not null,
  place bigint not null,
  -- Random: tells this entry from the one that a log restored from a backup writes at the same place.
  tag bigint not null,
  event text not null,
  primary key (team, place)
);

create table photos (
  team text not null,
  sha256 text not null,
  type text not null,
  bytes bigint not null,
  body bytea not null,
  member text not null,
  received_at bigint not null,
  primary key (team, sha256)
);
