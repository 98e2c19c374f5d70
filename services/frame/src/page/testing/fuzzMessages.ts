import { frameMessages } from '@latchkey/protocol'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Site } from './openSite'

/** What changes something when it's valid; random messages must not happen to be. */
const changing = new Set(['SWITCH_NETWORK', 'CONNECT_EMAIL', 'GET_SOCIAL_REDIRECT_URI', 'GET_USER'])

const text = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', '0x', '0x1', 'eip155:1', '@w3m-app/', '𝕏'.repeat(500)),
)
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }))
const name = fc.oneof(fc.constantFrom(...Object.keys(frameMessages)), text)
const rpc = fc.record(
  {
    method: fc.oneof(
      fc.constantFrom(
        'personal_sign',
        'eth_sendTransaction',
        'eth_signTypedData_v4',
        'solana_signTransaction',
        'eth_sign',
      ),
      text,
    ),
    params: value,
    chainId: value,
  },
  { requiredKeys: [] },
)
const fields = fc.dictionary(
  fc.constantFrom(
    'email',
    'otp',
    'uri',
    'provider',
    'token',
    'chainId',
    'type',
    'method',
    'params',
    '__proto__',
  ),
  value,
  { maxKeys: 5 },
)
const message = fc
  .record(
    {
      id: fc.oneof(fc.uuid(), value),
      type: fc.oneof(
        name.map((one) => `@w3m-app/${one}`),
        name.map((one) => `@w3m-frame/${one}`),
        value,
      ),
      payload: fc.oneof(rpc, fields, value),
    },
    { requiredKeys: [] },
  )
  .filter(({ type }) => !(typeof type === 'string' && changing.has(type.replace('@w3m-app/', ''))))

/** Sends random messages to the frame. Every answer must be typed, and nothing may have changed. */
export async function fuzzMessages(site: Site, count: number): Promise<void> {
  const before = await stateOf(site)
  const faults: string[] = []
  site.page.on('pageerror', (error) => faults.push(String(error)))
  const messages = fc.sample(
    fc.oneof({ weight: 9, arbitrary: message }, { weight: 1, arbitrary: value }),
    count,
  )
  const texts = messages.map((one) => JSON.stringify(one) ?? 'null')
  await site.page.evaluate((sent) => {
    // Parsed in the site, so `__proto__` is a name like any other.
    for (const one of sent) window.frames[0]?.postMessage(JSON.parse(one), '*')
  }, texts)
  // While so many are open, the frame is busy. It must find its way back by itself.
  await expect.poll(() => stateOf(site), { timeout: 60_000 }).toEqual(before)
  for (const { type, payload } of await site.heard())
    if (type.endsWith('_ERROR')) expect(payload?.code, type).toMatch(/^[a-z]+\/[a-z-]+$/)
  expect(faults).toEqual([])
}

async function stateOf(site: Site): Promise<unknown> {
  const chain = await site.ask('GET_CHAIN_ID')
  const connected = await site.ask('IS_CONNECTED')
  return [chain.payload, connected.payload, site.page.url(), site.frame().url()]
}
