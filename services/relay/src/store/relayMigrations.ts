import { lockOrderMigration } from './lockOrderMigration'

/** The relay's tables and functions, by migration name. */
export const relayMigrations: Readonly<Record<string, string>> = {
  '0005-relay': /* sql */ `
create table relay_subscriptions (
  topic text not null,
  client text not null,
  seen_at bigint not null,
  primary key (topic, client)
);
create index relay_subscriptions_client on relay_subscriptions (client);

create table relay_messages (
  id bigint generated always as identity primary key,
  topic text not null,
  hash bytea not null,
  -- Sealed by the peers. Null when nobody waits for it any more; then only its hash is remembered.
  body text,
  attestation text not null,
  tag integer not null,
  publisher text not null,
  published_at bigint not null,
  expires_at bigint not null,
  known_until bigint not null,
  -- Nobody was there to be owed it: the next other client that comes takes it.
  is_open boolean not null,
  unique (topic, hash)
-- Room on every page, and no index on what changes: a body is taken away without touching any index.
) with (fillfactor = 70);
create index relay_messages_expires_at on relay_messages (expires_at);
create index relay_messages_known_until on relay_messages (known_until);

create table relay_owed (
  client text not null,
  message bigint not null,
  primary key (client, message)
);
create index relay_owed_message on relay_owed (message);

-- Whoever changes a topic does so alone, over all relays; in one order, so that nobody waits in a circle.
create function relay_lock(topics text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1279611219, slot)
    from (select distinct hashtext(topic) & 1023 as slot from unnest(topics) as topic order by slot) as slots;
end $$;

create function relay_publish(
  messages jsonb, most_messages int, most_bytes int, known_ms bigint, unread_ms bigint
) returns table (n int, outcome text, id bigint, clients text[]) language plpgsql as $$
declare
  entry jsonb;
  number int := 0;
  topic_ text;
  publisher_ text;
  hash_ bytea;
  at_ bigint;
  until_ bigint;
  subscribers text[];
  others text[];
  made bigint;
  room record;
begin
  -- The disk is waited for by relay_flush, before the publisher is told; the message goes out meanwhile.
  perform set_config('synchronous_commit', 'off', true);
  perform relay_lock(array(select m ->> 'topic' from jsonb_array_elements(messages) as m));
  for entry in select * from jsonb_array_elements(messages) loop
    topic_ := entry ->> 'topic';
    publisher_ := entry ->> 'publisher';
    at_ := (entry ->> 'publishedAt')::bigint;
    until_ := (entry ->> 'expiresAt')::bigint;
    hash_ := sha256(convert_to(entry ->> 'message', 'UTF8'));
    made := null;
    select count(*) filter (where m.body is not null and m.expires_at > at_) as messages,
           coalesce(sum(octet_length(m.body)) filter (where m.expires_at > at_), 0) as bytes,
           bool_or(m.hash = hash_ and m.known_until >= at_) as is_known,
           bool_or(m.hash = hash_ and m.known_until < at_) as is_stale
      into room from relay_messages as m where m.topic = topic_;
    select array_agg(s.client) into subscribers from relay_subscriptions as s where s.topic = topic_;
    others := array_remove(coalesce(subscribers, '{}'), publisher_);
    if room.is_known then
      outcome := 'known';
    elsif room.messages >= most_messages or room.bytes + octet_length(entry ->> 'message') > most_bytes then
      outcome := 'full';
    else
      if room.is_stale then
        delete from relay_messages as m where m.topic = topic_ and m.hash = hash_;
      end if;
      if subscribers is null then until_ := least(until_, at_ + unread_ms); end if;
      insert into relay_messages as m
        (topic, hash, body, attestation, tag, publisher, published_at, expires_at, known_until, is_open)
        values (topic_, hash_, entry ->> 'message', entry ->> 'attestation', (entry ->> 'tag')::int, publisher_,
                at_, until_, greatest((entry ->> 'expiresAt')::bigint, at_ + known_ms), cardinality(others) = 0)
        returning m.id into made;
      insert into relay_owed (client, message) select other, made from unnest(others) as other;
      outcome := 'kept';
    end if;
    n := number;
    id := made;
    clients := others;
    number := number + 1;
    return next;
  end loop;
end $$;

-- A commit that waits for the disk has every commit before it there too; it needs something to write.
create function relay_flush() returns void language sql as $$
  select pg_logical_emit_message(true, 'latchkey', '')
$$;

create function relay_subscribe(wishes jsonb, most_subscribers int)
returns table (n int, is_full boolean, has_mail boolean) language plpgsql as $$
declare
  wish jsonb;
  number int := 0;
  topic_ text;
  client_ text;
  at_ bigint;
begin
  perform relay_lock(array(select w ->> 'topic' from jsonb_array_elements(wishes) as w));
  for wish in select * from jsonb_array_elements(wishes) loop
    topic_ := wish ->> 'topic';
    client_ := wish ->> 'client';
    at_ := (wish ->> 'now')::bigint;
    n := number;
    number := number + 1;
    has_mail := false;
    is_full := not exists (select from relay_subscriptions as s where s.topic = topic_ and s.client = client_)
      and (select count(*) from relay_subscriptions as s where s.topic = topic_) >= most_subscribers;
    if not is_full then
      insert into relay_subscriptions as s (topic, client, seen_at) values (topic_, client_, at_)
        on conflict (topic, client) do update set seen_at = excluded.seen_at
        where s.seen_at < excluded.seen_at - 60000;
      with claimed as (
        update relay_messages as m set is_open = false
          where m.topic = topic_ and m.is_open and m.body is not null and m.expires_at > at_
            and m.publisher <> client_
          returning m.id
      )
      insert into relay_owed (client, message) select client_, claimed.id from claimed;
      has_mail := exists (
        select from relay_messages as m join relay_owed as o on o.message = m.id
          where m.topic = topic_ and o.client = client_ and m.body is not null and m.expires_at > at_);
    end if;
    return next;
  end loop;
end $$;

-- What nobody is owed any more needs no body.
create function relay_forget(ids bigint[]) returns void language sql as $$
  update relay_messages as m set body = null
    where m.id = any(ids) and not m.is_open and m.body is not null
      and not exists (select from relay_owed as o where o.message = m.id)
$$;

create function relay_unsubscribe(client_ text, topics text[], at_ bigint, unread_ms bigint)
returns void language plpgsql as $$
declare
  gone bigint[];
begin
  perform relay_lock(topics);
  delete from relay_subscriptions as s where s.client = client_ and s.topic = any(topics);
  with dropped as (
    delete from relay_owed as o using relay_messages as m
      where o.client = client_ and m.id = o.message and m.topic = any(topics) returning m.id
  )
  select array_agg(dropped.id) into gone from dropped;
  perform relay_forget(gone);
  -- The last to go leaves answers behind that nobody will read.
  update relay_messages as m set expires_at = at_ + unread_ms
    where m.topic = any(topics) and m.body is not null and m.expires_at > at_ + unread_ms
      and not exists (select from relay_subscriptions as s where s.topic = m.topic);
end $$;

create function relay_acknowledge(clients text[], messages bigint[]) returns void language plpgsql as $$
begin
  -- An acknowledgement that is lost means one push more, no loss: the disk is not waited for.
  perform set_config('synchronous_commit', 'off', true);
  perform from relay_messages as m where m.id = any(messages) order by m.id for update;
  delete from relay_owed as o using unnest(clients, messages) as a (client, message)
    where o.client = a.client and o.message = a.message;
  perform relay_forget(messages);
end $$;

create function relay_take(client_ text, topics text[], most int, most_bytes int, at_ bigint)
returns table (id bigint, topic text, message text, tag int, published_at bigint, attestation text)
language plpgsql as $$
declare
  taken bigint[];
begin
  perform relay_lock(topics);
  select array_agg(m.id) into taken from (
    select m.id, sum(octet_length(m.body)) over (order by m.id) - octet_length(m.body) as before
      from relay_messages as m
      where m.topic = any(topics) and m.body is not null and m.expires_at > at_
        and (exists (select from relay_owed as o where o.message = m.id and o.client = client_)
          or (m.is_open and m.publisher <> client_))
      order by m.id limit most
  ) as m where m.before < most_bytes;
  return query select m.id, m.topic, m.body, m.tag, m.published_at, m.attestation
    from relay_messages as m where m.id = any(taken) order by m.id;
  delete from relay_owed as o where o.client = client_ and o.message = any(taken);
  update relay_messages as m set is_open = false where m.id = any(taken) and m.is_open;
  perform relay_forget(taken);
end $$;
`,
  '0006-relay-churn': /* sql */ `
-- What is owed is written and deleted again within milliseconds. To give the end of an empty table back to the disk,
-- vacuum locks all of it, and every delivery waits; it will be filled again in a moment.
alter table relay_owed set (vacuum_truncate = off);
alter table relay_messages set (vacuum_truncate = off);
`,
  '0008-relay-owners': /* sql */ `
-- Whose address (as a short hash) and project something was stored for, to bound how much each of them stores.
alter table relay_messages add column address text not null default '', add column project text not null default '';
alter table relay_subscriptions add column address text not null default '', add column project text not null default '';

create or replace function relay_publish(
  messages jsonb, most_messages int, most_bytes int, known_ms bigint, unread_ms bigint
) returns table (n int, outcome text, id bigint, clients text[]) language plpgsql as $$
declare
  entry jsonb;
  number int := 0;
  topic_ text;
  publisher_ text;
  hash_ bytea;
  at_ bigint;
  until_ bigint;
  subscribers text[];
  others text[];
  made bigint;
  room record;
begin
  -- The disk is waited for by relay_flush, before the publisher is told; the message goes out after that.
  perform set_config('synchronous_commit', 'off', true);
  perform relay_lock(array(select m ->> 'topic' from jsonb_array_elements(messages) as m));
  for entry in select * from jsonb_array_elements(messages) loop
    topic_ := entry ->> 'topic';
    publisher_ := entry ->> 'publisher';
    at_ := (entry ->> 'publishedAt')::bigint;
    until_ := (entry ->> 'expiresAt')::bigint;
    hash_ := sha256(convert_to(entry ->> 'message', 'UTF8'));
    made := null;
    select count(*) as entries, count(*) filter (where m.body is not null and m.expires_at > at_) as messages,
           coalesce(sum(octet_length(m.body)) filter (where m.expires_at > at_), 0) as bytes,
           bool_or(m.hash = hash_ and m.known_until >= at_) as is_known,
           bool_or(m.hash = hash_ and m.known_until < at_) as is_stale
      into room from relay_messages as m where m.topic = topic_;
    select array_agg(s.client) into subscribers from relay_subscriptions as s where s.topic = topic_;
    others := array_remove(coalesce(subscribers, '{}'), publisher_);
    if room.is_known then
      outcome := 'known';
    elsif room.messages >= most_messages or room.bytes + octet_length(entry ->> 'message') > most_bytes then
      outcome := 'full';
    else
      if room.is_stale then
        delete from relay_messages as m where m.topic = topic_ and m.hash = hash_;
      end if;
      -- Every publish reads all that is remembered of its topic. Publishers retry for a minute, not for a thousand
      -- messages.
      if room.entries > 1000 then
        delete from relay_messages as m where m.id in (
          select old.id from relay_messages as old where old.topic = topic_ and old.body is null
          order by old.id limit 200 for update skip locked);
      end if;
      if subscribers is null then until_ := least(until_, at_ + unread_ms); end if;
      insert into relay_messages as m
        (topic, hash, body, attestation, tag, publisher, address, project,
         published_at, expires_at, known_until, is_open)
        values (topic_, hash_, entry ->> 'message', entry ->> 'attestation', (entry ->> 'tag')::int, publisher_,
                coalesce(entry ->> 'address', ''), coalesce(entry ->> 'project', ''),
                at_, until_, greatest((entry ->> 'expiresAt')::bigint, at_ + known_ms), cardinality(others) = 0)
        returning m.id into made;
      insert into relay_owed (client, message) select other, made from unnest(others) as other;
      outcome := 'kept';
    end if;
    n := number;
    id := made;
    clients := others;
    number := number + 1;
    return next;
  end loop;
end $$;

drop function relay_subscribe(jsonb, int);
create function relay_subscribe(wishes jsonb, most_subscribers int)
returns table (n int, is_full boolean, is_new boolean, has_mail boolean) language plpgsql as $$
declare
  wish jsonb;
  number int := 0;
  topic_ text;
  client_ text;
  at_ bigint;
begin
  perform relay_lock(array(select w ->> 'topic' from jsonb_array_elements(wishes) as w));
  for wish in select * from jsonb_array_elements(wishes) loop
    topic_ := wish ->> 'topic';
    client_ := wish ->> 'client';
    at_ := (wish ->> 'now')::bigint;
    n := number;
    number := number + 1;
    has_mail := false;
    is_new := not exists (select from relay_subscriptions as s where s.topic = topic_ and s.client = client_);
    -- An owner without room keeps what it has.
    is_full := is_new and (not coalesce((wish ->> 'mayAdd')::boolean, true)
      or (select count(*) from relay_subscriptions as s where s.topic = topic_) >= most_subscribers);
    if not is_full then
      insert into relay_subscriptions as s (topic, client, address, project, seen_at)
        values (topic_, client_, coalesce(wish ->> 'address', ''), coalesce(wish ->> 'project', ''), at_)
        on conflict (topic, client) do update
        set seen_at = excluded.seen_at, address = excluded.address, project = excluded.project
        where s.seen_at < excluded.seen_at - 60000;
      with claimed as (
        update relay_messages as m set is_open = false
          where m.topic = topic_ and m.is_open and m.body is not null and m.expires_at > at_
            and m.publisher <> client_
          returning m.id
      )
      insert into relay_owed (client, message) select client_, claimed.id from claimed;
      has_mail := exists (
        select from relay_messages as m join relay_owed as o on o.message = m.id
          where m.topic = topic_ and o.client = client_ and m.body is not null and m.expires_at > at_);
    end if;
    return next;
  end loop;
end $$;
`,
  '0019-relay-order': lockOrderMigration,
}
