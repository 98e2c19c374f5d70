import { isLatchkeyError } from '@latchkey/protocol'
import { expect } from 'vitest'
import { type SignInQuestion, verifySignIn } from '../verifySignIn'
import { createSigners, messageOf, now, type TestSigner } from './signers'

/** CPU time that one sign-in may take. */
const limitMs = 50
/** Below the time limit of a node: nothing here may wait for a timer. */
const timerMs = 2_500

/** Reproducible random numbers (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const random = createRandom(20_260_301)
const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] ?? expect.unreachable()

const pieces = [
  ...[
    '\n',
    '\r\n',
    '\0',
    '\u202e',
    '\ufeff',
    ' ',
    '',
    ':',
    '- ',
    'é',
    '\ud800',
    '%',
    '{}',
    '__proto__',
    '0x',
    '=',
  ],
  ...[
    'URI: ',
    'Nonce: ',
    'Resources:\n',
    'Chain ID: 1\n',
    'Expiration Time: 9999-12-31T23:59:59Z',
    'Version: 1\n',
  ],
  ...['user@', 'https://', '10000-01-01T00:00:00Z', 'a'.repeat(500), '\n'.repeat(500), '9'.repeat(500)],
]

/** Corrupts a text: cuts, repeats, swaps, inserts, reverses or replaces. */
function spoil(text: string): string {
  const [at, to] = [random(text.length + 1), random(text.length + 1)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  const part = text.slice(at, to)
  const lines = text.split('\n')
  return pick([
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(0, to) + part + text.slice(to),
    () => text.slice(0, at) + pick(pieces) + text.slice(at),
    () => text.slice(0, at) + pick(pieces) + text.slice(to),
    () => text.slice(0, at) + String.fromCharCode(random(0x2100)) + text.slice(at + 1),
    () => lines.toSpliced(random(lines.length), 1, pick(lines)).join('\n'),
    () => lines.toSorted(() => random(3) - 1).join('\n'),
    () => [...text].reverse().join(''),
    () => (random(2) ? text.toUpperCase() : text.toLowerCase()),
    () => pick(pieces).repeat(random(100)).slice(0, 40_000),
    () => text.padEnd(random(40_000), pick(['a', '\n', '0', '='])),
  ])()
}

type Case = SignInQuestion & { readonly isSame: boolean }

function createCase(signer: TestSigner, right: { message: string; signature: string }, other: string): Case {
  const kind = random(10)
  const message = kind < 7 ? spoil(right.message) : right.message
  const signature = kind === 7 ? other : kind > 7 ? spoil(right.signature) : right.signature
  return {
    message,
    signature,
    now,
    expected: { domain: 'example.com', nonce: 'n0nceN0nce', uri: 'https://example.com/login' },
    nodes: { [signer.chainId]: 'http://node.example' },
    fetch: async () => Response.json({ result: '0x00' }),
    isSame: message === right.message && signature === right.signature,
  }
}

/** The outcome, the CPU time and the elapsed time, which differ on a busy machine. */
async function run(question: SignInQuestion) {
  const [begin, used] = [performance.now(), process.cpuUsage()]
  const result = await verifySignIn(question).then(
    () => 'taken',
    (error: unknown) => (isLatchkeyError(error) ? error.code : `no kind: ${error}`),
  )
  const { user, system } = process.cpuUsage(used)
  const waitedMs = performance.now() - begin
  return { result, ms: Math.min(waitedMs, (user + system) / 1_000), waitedMs }
}

/** Verifies corrupted sign-ins: each must be rejected with a kind of sign-in error, quickly. */
export async function fuzzSignIns(cases: number): Promise<void> {
  const signers = Object.values<TestSigner>(await createSigners())
  const rights = await Promise.all(
    signers.map(async (signer) => {
      const message = messageOf(signer, { resources: ['https://example.com/a', 'urn:x:y'], requestId: 'r-1' })
      return { signer, message, signature: await signer.sign(message) }
    }),
  )
  for (const right of rights) {
    const warm = createCase(right.signer, right, right.signature)
    for (let count = 0; count < 20; count += 1) await run({ ...warm, ...right })
    expect((await run({ ...warm, ...right })).result).toBe('taken')
  }
  const counts = new Map<string, number>()
  let slowest = { ms: 0, what: '' }
  for (let count = 0; count < cases; count += 1) {
    const right = pick(rights)
    const { isSame, ...question } = createCase(right.signer, right, pick(rights).signature)
    const first = await run(question)
    let { ms, waitedMs } = first
    // Garbage collection and a busy machine add noise, so take the fastest of several runs.
    for (let again = 0; again < 3 && (ms > limitMs || waitedMs > timerMs); again += 1) {
      const next = await run(question)
      ms = Math.min(ms, next.ms)
      waitedMs = Math.min(waitedMs, next.waitedMs)
    }
    expect(waitedMs, JSON.stringify(question)).toBeLessThan(timerMs)
    if (ms > slowest.ms) slowest = { ms, what: JSON.stringify(question).slice(0, 2_000) }
    if (first.result === 'taken') expect(isSame, JSON.stringify(question)).toBe(true)
    counts.set(first.result, (counts.get(first.result) ?? 0) + 1)
  }
  expect(slowest.ms, slowest.what).toBeLessThan(limitMs)
  const kinds = [...counts.keys()].filter((code) => code !== 'taken')
  expect(kinds.filter((code) => !code.startsWith('sign-in/'))).toEqual([])
  expect(counts.get('sign-in/malformed') ?? 0).toBeGreaterThan(cases / 5)
  expect(counts.get('sign-in/signature') ?? 0).toBeGreaterThan(cases / 10)
}
