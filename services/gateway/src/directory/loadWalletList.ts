import { createReadStream } from 'node:fs'
import { walletListUnreadable } from './errors'

/** 50,000 wallets are smaller. */
const mostBytes = 100_000_000
const limitMs = 60_000

/** The text of a list in a file or at an http(s) address. @throws walletListUnreadable */
export async function loadWalletList(from: string): Promise<string> {
  const signal = AbortSignal.timeout(limitMs)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of /^https?:\/\//i.test(from)
      ? await fetchBody(from, signal)
      : readFile(from, signal)) {
      size += chunk.byteLength
      if (size > mostBytes) throw walletListUnreadable({ reason: `it has more than ${mostBytes} bytes` })
      chunks.push(chunk)
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (cause) {
    if (walletListUnreadable.is(cause)) throw cause
    throw walletListUnreadable({ reason: cause instanceof Error ? cause.message : 'unknown' }, { cause })
  }
}

async function fetchBody(url: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  // Where an address leads on to, the operator decides, not the one who answers there.
  const answer = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } })
  if (answer.status >= 300 && answer.status < 400)
    throw walletListUnreadable({ reason: 'the address leads to another; name that one' })
  if (!answer.ok || !answer.body) throw walletListUnreadable({ reason: `HTTP status ${answer.status}` })
  return answer.body
}

function readFile(path: string, signal: AbortSignal): AsyncIterable<Buffer> {
  return createReadStream(path, { signal })
}
