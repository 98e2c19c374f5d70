import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { signalsDown } from '../errors'
import type { OpenChannel } from './Channel'

const name = 'latchkey_relay'
const againMs = 500
const answerMs = 5_000
/** A connection whose network is gone looks like one on which nobody says anything. */
const heartbeatMs = 10_000

/** Sends signals through the database. */
export function openPostgresChannel(url: string): OpenChannel {
  return async ({ hear, lost, restored }) => {
    let client: pg.Client | undefined
    let isStopped = false
    /** A connection runs one query at a time. */
    let sending: Promise<unknown> = Promise.resolve()
    const connect = async (): Promise<pg.Client> => {
      const fresh = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        query_timeout: answerMs,
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
      try {
        await fresh.connect()
        // Losing a signal in a crash costs time, not a message, so don't wait for the disk.
        await fresh.query('set synchronous_commit = off')
        await fresh.query(`listen ${name}`)
      } catch (cause) {
        drop(fresh)
        throw cause
      }
      isUsed = true
      return fresh
    }
    const reconnect = async () => {
      client = undefined
      if (!isStopped) lost()
      while (!isStopped && !client) {
        await wait(againMs, undefined, { ref: false })
        // Still down; try until it is back or the relay stops.
        client = isStopped ? undefined : await connect().catch(() => undefined)
      }
      if (isStopped) await client?.end()
      else restored()
    }
    const ask = async (text: string, values: readonly string[] = []) => {
      const used = client
      if (!used) throw signalsDown()
      const query = () => used.query(text, [...values])
      const sent = sending.then(query, query)
      sending = sent
      try {
        await sent
      } catch (cause) {
        // Whatever isn't an answer of the database says that this connection is of no use any more.
        if (!(cause instanceof pg.DatabaseError)) drop(used)
        throw cause
      }
    }
    client = await connect().catch((cause: unknown) => {
      throw signalsDown({}, { cause })
    })
    const heartbeat = setInterval(() => {
      // A failure ends the connection, which is reported as such.
      if (client) ask('select 1').catch(() => undefined)
    }, heartbeatMs)
    heartbeat.unref()
    return {
      send: (text) => ask('select pg_notify($1, $2)', [name, text]),
      async stop() {
        isStopped = true
        clearInterval(heartbeat)
        const last = client
        client = undefined
        await last?.end()
      },
    }
  }
}

function drop(client: pg.Client): void {
  // It can't fail in a way that matters: nobody uses the connection any more.
  client.end().catch(() => undefined)
}
