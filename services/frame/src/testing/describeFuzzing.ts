import { type Call, frameContracts } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSigner, type Signer } from './createSigner'
import { newEmail } from './createVisitor'
import { createTestWallet } from './createWallet'
import type { TestFrame } from './setUpFrame'

/** What a stranger, or a page with a session, sends. */
type Shot = {
  readonly contract: Call
  readonly param: string
  readonly body: unknown
  readonly isSigned: boolean
  readonly hasToken: boolean
  readonly noise: string
}

/** Texts that are likely to be taken for something else. */
const tricky = fc.constantFrom(
  '',
  '..',
  "' or 1=1 --",
  '%00',
  '\u0000',
  '__proto__',
  'constructor',
  'null',
  '9'.repeat(400),
  crypto.randomUUID(),
  'A'.repeat(43),
)
const field = fc.constantFrom(
  ...['email', 'projectId', 'origin', 'publicKey', 'deviceId', 'otp', 'token', 'code', 'version', 'previous'],
  ...[
    'sealed',
    'addresses',
    'slots',
    'kind',
    'state',
    'provider',
    'response',
    'attempt',
    'slotId',
    'blinded',
  ],
)
const value = fc.oneof(tricky, fc.jsonValue({ maxDepth: 3 }), fc.integer(), fc.constant(null))
const body = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(field, value, { maxKeys: 8 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)
const shot: fc.Arbitrary<Shot> = fc.record({
  contract: fc.constantFrom(...frameContracts),
  param: fc.oneof(tricky, fc.string()),
  body,
  isSigned: fc.boolean(),
  hasToken: fc.boolean(),
  noise: fc.string({ maxLength: 40 }),
})

/** The tables that hold what people own. */
const tables = ['frame_users', 'frame_vaults', 'frame_slots', 'frame_devices', 'frame_sessions'] as const

/** Sends random calls, and checks that each gets a typed error and changes nothing that matters. */
export function describeFuzzing(frame: () => TestFrame, runs: number): void {
  describe('random calls', () => {
    it(`[FRM-17] get typed errors and change nothing (${runs})`, async () => {
      const { owner } = await createTestWallet(frame())
      const stranger = await createSigner()
      const before = await snapshot(frame())
      const seen = new Map<string, number>()
      await fc.assert(
        fc.asyncProperty(shot, async (one) => {
          const { status, code } = await send(
            frame(),
            one,
            one.hasToken ? owner : { signer: stranger, token: '' },
          )
          seen.set(code, (seen.get(code) ?? 0) + 1)
          if (status === 200) expect(harmless).toContain(one.contract.name)
          else
            expect([status, code]).toEqual([
              expect.toSatisfy(isRefusal),
              expect.stringMatching(/^[a-z]+\/[a-z-]+$/),
            ])
        }),
        { numRuns: runs, seed: 20_261_117, endOnFailure: true },
      )
      expect(await snapshot(frame())).toEqual(before)
      expect(seen.size).toBeGreaterThan(3)
    })
  })
}

/** Calls that the owner may make with such bodies: they read, or start what changes nothing by itself. */
const harmless = [
  'deleteDevice',
  'getAudit',
  'getDevices',
  'getFrameSession',
  'postApproval',
  'postEmailChange',
  'postHandover',
  'postPasskeyOptions',
  'postRecoveryFile',
  'postRecoveryFileOptions',
  'postStepUpOptions',
]

const isRefusal = (status: number) => status >= 400 && status < 500

async function send(
  frame: TestFrame,
  { contract, param, body, isSigned, noise }: Shot,
  { signer, token }: { readonly signer: Signer; readonly token: string },
): Promise<{ status: number; code: string }> {
  const { method } = contract
  // Signing out is what the owner may do at any time.
  const isEnding = contract.name === 'deleteFrameSession'
  const path = new URL(
    contract.path.replace(/\{\w+\}/g, () => encodeURIComponent(param) || 'x'),
    'http://frame.test',
  ).pathname
  const text = contract.body ? JSON.stringify(withKey(body, signer)) : ''
  const proof = isSigned ? await signer.prove({ method, path, body: text, time: frame.clock.now() }) : noise
  const response = await frame.ask(path, {
    method,
    headers: {
      'LK-Proof': encodeURIComponent(proof),
      authorization: `Bearer ${isEnding ? 'none' : token}`,
      'x-forwarded-for': '192.0.2.1',
    },
    ...(contract.body ? { body: text } : {}),
  })
  const told = await response.text()
  if (response.status === 200) return { status: 200, code: 'ok' }
  expect(told).toMatch(/^\{/)
  return { status: response.status, code: String(JSON.parse(told).code) }
}

/** Half of what calls need is right, so they get further than the first check. */
function withKey(body: unknown, { publicKey }: Signer): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return { email: newEmail(), projectId: 'dev', publicKey, ...body }
}

async function snapshot({ services }: TestFrame): Promise<readonly unknown[]> {
  const { database } = services
  return Promise.all(
    tables.map((table) =>
      database.query(
        `select to_jsonb(t) - 'seen_at' as row from ${table} t
         where to_jsonb(t) ->> 'sealed' is not null or '${table}' <> 'frame_slots' order by 1`,
      ),
    ),
  )
}
