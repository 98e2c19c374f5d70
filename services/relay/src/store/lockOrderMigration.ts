/** Replaces the functions that took their locks in another order than an acknowledgement does. */
export const lockOrderMigration = /* sql */ `
-- Everyone locks the topics first, then the messages by their number, then what is owed. An acknowledgement locks no
-- topic, so whoever changed what is owed before the message waited in a circle with it.
create or replace function relay_subscribe(wishes jsonb, most_subscribers int)
returns table (n int, is_full boolean, is_new boolean, has_mail boolean) language plpgsql as $$
declare
  wish jsonb;
  number int := 0;
  topic_ text;
  client_ text;
  at_ bigint;
begin
  perform relay_lock(array(select w ->> 'topic' from jsonb_array_elements(wishes) as w));
  perform from relay_messages as m
    where m.topic in (select w ->> 'topic' from jsonb_array_elements(wishes) as w)
      and m.is_open and m.body is not null
    order by m.id for update;
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

create or replace function relay_unsubscribe(client_ text, topics text[], at_ bigint, unread_ms bigint)
returns void language plpgsql as $$
declare
  gone bigint[];
begin
  perform relay_lock(topics);
  perform from relay_messages as m where m.topic = any(topics) and m.body is not null order by m.id for update;
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

create or replace function relay_take(client_ text, topics text[], most int, most_bytes int, at_ bigint)
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
  perform from relay_messages as m where m.id = any(taken) order by m.id for update;
  -- Another connection of the client may have acknowledged some of them meanwhile.
  return query select m.id, m.topic, m.body, m.tag, m.published_at, m.attestation
    from relay_messages as m where m.id = any(taken) and m.body is not null order by m.id;
  delete from relay_owed as o where o.client = client_ and o.message = any(taken);
  update relay_messages as m set is_open = false where m.id = any(taken) and m.is_open;
  perform relay_forget(taken);
end $$;
`
