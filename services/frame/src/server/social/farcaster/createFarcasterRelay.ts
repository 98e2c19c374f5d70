import { httpStatus, malformedAnswer } from '@latchkey/protocol'
import { sendRequest } from '@latchkey/rpc'
import {
  type GenericSchema,
  type InferOutput,
  literal,
  maxLength,
  object,
  pipe,
  regex,
  safeParse,
  string,
  url,
} from 'valibot'
import { type FarcasterAnswer, farcasterAnswer } from './FarcasterAnswer'

/** What a channel asks the Farcaster app to sign. */
export type ChannelTerms = {
  readonly domain: string
  readonly siweUri: string
  readonly nonce: string
  /** RFC 3339. */
  readonly expirationTime: string
}

/** A channel between the frame and one Farcaster app. */
export type FarcasterChannel = {
  /** Reads the channel. It is part of `url`, so it's no secret to anybody who sees the QR code. */
  readonly channelToken: string
  /** Opens the Farcaster app. */
  readonly url: string
}

/** The relay between the frame and the Farcaster app. */
export type FarcasterRelay = {
  /** @throws httpStatus, requestTimeout, networkFailure, malformedAnswer */
  open(terms: ChannelTerms): Promise<FarcasterChannel>
  /**
   * Returns what the app sent, once: the relay closes the channel with it. `closed` is a channel that the relay doesn't
   * know, or knows no longer. @throws httpStatus, requestTimeout, networkFailure, malformedAnswer
   */
  read(channelToken: string): Promise<FarcasterAnswer | 'pending' | 'closed'>
}

const timeoutMs = 5_000
/** An honest answer has a few thousand bytes: a message, and a profile that nobody here reads. */
const maxBytes = 100_000

const channelSchema = object({
  channelToken: pipe(string(), regex(/^[\w.~-]{8,200}$/)),
  url: pipe(string(), maxLength(2_000), url(), regex(/^https?:/i)),
  nonce: string(),
})
const completedSchema = object({ state: literal('completed'), ...farcasterAnswer.entries })

/** Creates a client of a Farcaster relay. It asks that host alone: a redirect is an error. */
export function createFarcasterRelay(relayUrl: string): FarcasterRelay {
  const base = relayUrl.replace(/\/+$/, '')
  const send = (what: string, path: string, init: RequestInit) =>
    sendRequest(`${base}${path}`, { ...init, redirect: 'error' }, { what, timeoutMs, maxBytes })
  return {
    async open(terms) {
      const what = 'Farcaster channel'
      const { response, text } = await send(what, '/v1/channel', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...terms, acceptAuthAddress: true }),
      })
      if (response.status !== 201) throw httpStatus({ status: response.status })
      const { channelToken, url: link, nonce } = read(what, channelSchema, text)
      if (nonce !== terms.nonce) throw malformedAnswer({ what })
      return { channelToken, url: link }
    },
    async read(channelToken) {
      const what = 'Farcaster status'
      const { response, text } = await send(what, '/v1/channel/status', {
        headers: { authorization: `Bearer ${channelToken}` },
      })
      if (response.status === 202) return 'pending'
      if (response.status === 401) return 'closed'
      if (response.status !== 200) throw httpStatus({ status: response.status })
      const { message, signature, username } = read(what, completedSchema, text)
      return { message, signature, ...(username === undefined ? {} : { username }) }
    },
  }
}

function read<Schema extends GenericSchema>(what: string, schema: Schema, text: string): InferOutput<Schema> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw malformedAnswer({ what }, { cause })
  }
  const parsed = safeParse(schema, json)
  if (!parsed.success) throw malformedAnswer({ what })
  return parsed.output
}
