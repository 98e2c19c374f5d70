import { createReadStream } from 'node:fs'
import { splitCredentials } from '@latchkey/rpc'
import { walletListUnreadable } from './errors'
import { fetchWalletPages } from './fetchWalletPages'

/** 50,000 wallets are smaller. */
const mostBytes = 100_000_000
const limitMs = 300_000

/** Reads a list from a file or http(s) URL, with all its pages. @throws walletListUnreadable */
export async function loadWalletList(from: string): Promise<string> {
  // One limit for all pages together.
  const signal = AbortSignal.timeout(limitMs)
  let size = 0
  const read = async (open: () => Promise<AsyncIterable<Uint8Array>> | AsyncIterable<Uint8Array>) => {
    const chunks: Uint8Array[] = []
    try {
      for await (const chunk of await open()) {
        size += chunk.byteLength
        if (size > mostBytes) throw walletListUnreadable({ reason: `more than ${mostBytes} bytes` })
        chunks.push(chunk)
      }
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    } catch (cause) {
      if (walletListUnreadable.is(cause)) throw cause
      throw walletListUnreadable({ reason: cause instanceof Error ? cause.message : 'unknown' }, { cause })
    }
  }
  if (!/^https?:\/\//i.test(from)) return read(() => createReadStream(from, { signal }))
  return fetchWalletPages(from, (url) => read(() => fetchBody(url, signal)))
}

async function fetchBody(given: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  const { url, authorization } = splitCredentials(given)
  // The operator decides which URL to trust, not the server.
  const answer = await fetch(url, {
    signal,
    redirect: 'manual',
    headers: { accept: 'application/json', ...(authorization ? { authorization } : {}) },
  })
  if (answer.status >= 300 && answer.status < 400)
    throw walletListUnreadable({ reason: 'the address redirects; use the target URL' })
  if (!answer.ok || !answer.body) throw walletListUnreadable({ reason: `HTTP status ${answer.status}` })
  return answer.body
}
