import { createContext, runInContext } from 'node:vm'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { createSigners, messageOf, now } from './testing/signers'

/** Bundles the package and its dependencies for a neutral platform. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@latchkey/source'], mainFields: ['module'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: new URL('./index.ts', import.meta.url).pathname, formats: ['iife'], name: 'verify' },
      rolldownOptions: { platform: 'neutral', output: { codeSplitting: false } },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []))
  expect(chunks).toHaveLength(1)
  return chunks[0] ?? ''
}

/** What every edge runtime has: no `process`, `Buffer`, `require` or `window`. */
const web = { TextEncoder, TextDecoder, URL, AbortController, Response, setTimeout, clearTimeout }

it('[SIW-6] runs with web APIs only', async () => {
  const code = await bundle()
  expect(code).not.toMatch(/\bfrom ?["']node:|\brequire\(["']|\bimport\(["']/)
  const signers = Object.values(await createSigners())
  const questions = await Promise.all(
    signers.map(async (signer) => {
      const message = messageOf(signer)
      return { message, signature: await signer.sign(message), address: signer.address }
    }),
  )
  const asked: string[] = []
  const fetch = async (url: string) => {
    asked.push(url)
    return Response.json({ result: '0x01' })
  }
  const contract = { ...questions[0], signature: `0x${'11'.repeat(70)}` }
  const context = createContext({ ...web, fetch, given: JSON.stringify([...questions, contract]), now })
  runInContext(code, context)
  const answers: string = await runInContext(
    `(async () => {
      const answers = []
      for (const { message, signature } of JSON.parse(given)) {
        const expected = { domain: 'example.com', nonce: (nonce) => nonce === 'n0nceN0nce' }
        const nodes = { 'eip155:1': 'https://node.example' }
        answers.push((await verify.verifySignIn({ message, signature, expected, now, nodes })).accountAddress)
        const bad = { message, signature, expected: { ...expected, domain: 'example.org' }, now }
        answers.push(await verify.verifySignIn(bad).catch((error) => verify.isLatchkeyError(error) && error.code))
      }
      return JSON.stringify(answers)
    })()`,
    context,
  )
  const addresses = [...questions, contract].map(({ address }) => address)
  expect(JSON.parse(answers)).toEqual(addresses.flatMap((address) => [address, 'sign-in/domain']))
  expect(asked).toEqual(['https://node.example'])
}, 30_000)
