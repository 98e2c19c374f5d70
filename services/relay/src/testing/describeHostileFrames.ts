import { type RelayMethod, relayMethods } from '@latchkey/protocol'
import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { readToken } from '../auth/readToken'
import { readFrame } from '../frames/readFrame'
import { createIdentity } from './createIdentity'

const topic = 'ab'.repeat(32)

/** Tests that random frames, calls and tokens do no harm. */
export function describeHostileFrames(runs: number): void {
  describe('random input', () => {
    it('is read as a call, a receipt or a fault, and keeps its id', () => {
      const id = fc.oneof(
        fc.nat().map(String),
        fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
        fc.bigInt({ min: 0n, max: 10n ** 19n }).map((value) => `"${value}"`),
        fc.constantFrom('null', '-1', '1.5', '1e400', '[]', '{}', '"x"', '"1n"', '""', 'true'),
        fc.json(),
      )
      const rest = fc.oneof(
        fc.constant('"jsonrpc":"2.0","method":"irn_publish","params":{}'),
        fc.constant('"jsonrpc":"2.0","result":true'),
        fc
          .record({ jsonrpc: fc.jsonValue(), method: fc.jsonValue(), params: fc.jsonValue() })
          .map((value) => JSON.stringify(value).slice(1, -1)),
      )
      const frame = fc.oneof(
        { weight: 4, arbitrary: fc.tuple(id, rest).map(([given, more]) => `{"id":${given},${more}}`) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
        { weight: 1, arbitrary: fc.json() },
      )
      fc.assert(
        fc.property(frame, (text) => {
          const read = readFrame(text)
          expect(['request', 'receipt', 'fault']).toContain(read.kind)
          if (read.kind === 'receipt') return
          // It is copied into the answer, so it must be JSON from the frame itself.
          expect(() => JSON.parse(read.id)).not.toThrow()
          expect(read.id === '0' || text.includes(read.id)).toBe(true)
        }),
        { numRuns: runs },
      )
    })

    it('is reduced to the known parameters, or rejected', () => {
      const value = fc.oneof(
        fc.jsonValue(),
        fc.constantFrom<unknown>(
          topic,
          [topic],
          'AAAA',
          300,
          1108,
          true,
          topic.toUpperCase(),
          `${topic}0`,
          -1,
        ),
      )
      const keys = [
        ...['topic', 'topics', 'message', 'messages', 'ttl', 'tag', 'prompt', 'attestation', 'subscriptions'],
        ...['receipts', 'pairingTopic', 'sessionTopic', 'sessionProposal', 'sessionProposalResponse'],
        ...['sessionSettlementRequest', 'id', 'tvf', 'correlationId', 'txHashes', 'rpcMethods', '__proto__'],
      ]
      const methods = Object.keys(relayMethods) as RelayMethod[]
      const params = fc.oneof(value, fc.dictionary(fc.constantFrom(...keys), value))
      fc.assert(
        fc.property(fc.constantFrom(...methods), params, (method, given) => {
          const { success, output } = safeParse(relayMethods[method], given)
          if (!success) return
          const text = JSON.stringify(output)
          for (const clear of ['tvf', 'correlationId', 'txHashes', 'rpcMethods'])
            expect(text).not.toContain(`"${clear}":`)
          for (const name of ['topic', 'pairingTopic', 'sessionTopic'])
            if (name in output) expect(Object(output)[name]).toMatch(/^[0-9a-f]{64}$/)
        }),
        { numRuns: runs },
      )
    })

    it('never connects under another’s name, whatever is claimed and validly signed', () => {
      const mine = createIdentity()
      const other = createIdentity()
      const claim = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(other.client, 0, 1e18, -1, '', null))
      const claims = fc.dictionary(
        fc.constantFrom('iss', 'sub', 'aud', 'iat', 'exp', 'act', '__proto__'),
        claim,
      )
      fc.assert(
        fc.property(claims, (claimed) => {
          const token = mine.token('wss://relay.example', claimed)
          const read = readToken(token, (audience) => audience === 'wss://relay.example', Date.now())
          if ('client' in read) expect(read.client).toBe(mine.client)
          else expect(read.refusal).toMatch(/^(InvalidJwt|JwtExpired|JwtNotYetValid)$/)
        }),
        { numRuns: runs },
      )
    })
  })
}
