import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { serverUser } from '../database/serverUser'
import { openSmallDisk } from './openSmallDisk'
import { startPostgres } from './startPostgres'

/** A database that has no room left when a test says so. */
export type FullableDatabase = {
  readonly url: string
  /** Whether a real file system fills up, and not the error of one is raised. */
  readonly isReal: boolean
  fill(): Promise<void>
  free(): Promise<void>
  remove(): Promise<void>
}

/** A new database takes about 8 MB. */
const megabytes = 24

/**
 * Opens a database whose tables are on a small disk of their own. Where the test may not mount one, every statement that
 * writes fails with the error that PostgreSQL raises on a full disk, which is all that its clients see of it.
 */
export async function openFullableDatabase(): Promise<FullableDatabase> {
  const postgres = await startPostgres()
  const disk = await openSmallDisk(megabytes)
  if (!disk) {
    console.warn('May not mount a small disk: PostgreSQL raises the error of a full one instead')
    return {
      url: postgres.url,
      isReal: false,
      fill: () => postgres.query(raiseEverywhere),
      free: () => postgres.query(raiseNowhere),
      remove: postgres.remove,
    }
  }
  const place = join(disk.folder, 'tables')
  await mkdir(place)
  const { uid, gid } = await serverUser()
  if (uid !== undefined && gid !== undefined) await chown(place, uid, gid)
  await postgres.query(`create tablespace small location '${place}'`)
  await postgres.query('create database small tablespace small')
  const url = new URL(postgres.url)
  url.pathname = '/small'
  return {
    url: url.href,
    isReal: true,
    async fill() {
      await disk.fill()
      await useUpPages(url.href)
    },
    free: disk.free,
    async remove() {
      await postgres.remove()
      await disk.remove()
    },
  }
}

/** Tables still have room in the blocks that they have; a table of its own shows that they get no more. */
async function useUpPages(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const code = await client
      .query("create table if not exists filler as select repeat('x', 2000) from generate_series(1, 20000)")
      .then(
        () => 'none',
        (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined),
      )
    if (code !== '53100') throw new TypeError(`The disk is not full: ${code}`)
  } finally {
    await client.end()
  }
}

const raiseEverywhere = `
create or replace function no_room() returns trigger language plpgsql as $$
begin
  raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
end $$;
do $$
declare
  one text;
begin
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create trigger no_room before insert or update on %I execute function no_room()', one);
  end loop;
end $$;`

const raiseNowhere = 'drop function no_room() cascade'
