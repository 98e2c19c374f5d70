import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { signalsDown } from '../errors'
import type { OpenChannel } from './Channel'

const name = 'latchkey_relay'
const againMs = 500

/** Sends signals through the database. */
export function openPostgresChannel(url: string): OpenChannel {
  return async ({ hear, restored }) => {
    let client: pg.Client | undefined
    let isStopped = false
    /** A connection runs one query at a time. */
    let sending: Promise<unknown> = Promise.resolve()
    const connect = async (): Promise<pg.Client> => {
      const fresh = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
        application_name: 'latchkey-relay-signals',
      })
      fresh.on('notification', ({ payload }) => hear(payload ?? ''))
      let isUsed = false
      const lose = () => {
        if (isUsed) void reconnect()
        isUsed = false
      }
      fresh.on('error', lose).on('end', lose)
      await fresh.connect()
      // Losing a signal in a crash costs time, not a message, so don't wait for the disk.
      await fresh.query('set synchronous_commit = off')
      await fresh.query(`listen ${name}`)
      isUsed = true
      return fresh
    }
    const reconnect = async () => {
      client = undefined
      while (!isStopped && !client) {
        await wait(againMs)
        // Still down; try until it is back or the relay stops.
        client = await connect().catch(() => undefined)
      }
      if (isStopped) await client?.end()
      else restored()
    }
    client = await connect().catch((cause: unknown) => {
      throw signalsDown({}, { cause })
    })
    return {
      async send(text) {
        const used = client
        if (!used) throw signalsDown()
        const query = () => used.query('select pg_notify($1, $2)', [name, text])
        const sent = sending.then(query, query)
        sending = sent
        await sent
      },
      async stop() {
        isStopped = true
        const last = client
        client = undefined
        await last?.end()
      },
    }
  }
}
