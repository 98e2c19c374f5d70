import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base58 } from '@scure/base'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Bytes } from '../page/vault/Bytes'
import { wordsOf } from '../page/vault/wordsOf'
import { writeTestFile } from '../testing/writeTestFile'
import { recoveryFileInvalid, recoverySecretWrong } from './errors'
import { makeCode } from './makeCode'
import { openRecoveryFile } from './openRecoveryFile'
import type { RecoveryFile } from './RecoveryFile'
import { runRecover } from './runRecover'
import { stretchPassword } from './stretchPassword'

const password = 'correct horse battery é'
const code = makeCode()
const entropy = crypto.getRandomValues(new Uint8Array(32))
const words = wordsOf(entropy)
const files = { password: '', code: '' }

beforeAll(async () => {
  files.password = (await writeTestFile({ password }, entropy.slice())).text
  files.code = (await writeTestFile({ code }, entropy.slice())).text
}, 60_000)

describe('a recovery file', () => {
  it('opens with its password to words that other wallets take', async () => {
    // The same letters, as another keyboard writes them.
    const opened = await openRecoveryFile(files.password, password.normalize('NFD'))
    expect(opened.words).toBe(words)
    const account = mnemonicToAccount(opened.words)
    expect(opened.addresses.eip155).toBe(account.address)
    expect(privateKeyToAccount(opened.keys.eip155).address).toBe(account.address)
    const pair = base58.decode(opened.keys.solana)
    expect(pair).toHaveLength(64)
    expect(base58.encode(pair.slice(32))).toBe(opened.addresses.solana)
  })

  it('opens with a code, however it is typed', async () => {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}$/)
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect((await openRecoveryFile(files.code, typed)).words).toBe(words)
  })

  it('refuses a wrong password or code, and a changed file', async () => {
    const fails = async (text: string, secret: string) => {
      const error = await openRecoveryFile(text, secret).catch((cause: unknown) => cause)
      expect(recoverySecretWrong.is(error), String(error)).toBe(true)
    }
    await fails(files.password, `${password} `)
    await fails(files.code, makeCode())
    await fails(files.code, 'short')
    const change = (edit: (file: RecoveryFile) => object) => JSON.stringify(edit(JSON.parse(files.code)))
    await fails(
      change((file) => ({ ...file, vault: { ...file.vault, version: 4 } })),
      code,
    )
    await fails(
      change((file) => ({ ...file, vault: { ...file.vault, user: 'eve' } })),
      code,
    )
    await fails(
      change((file) => ({ ...file, slot: { ...file.slot, salt: 'A'.repeat(43) } })),
      code,
    )
  })

  it('never trusts the addresses in it', async () => {
    const file = { ...JSON.parse(files.code), addresses: { eip155: '0xbad', solana: 'bad' } }
    const { addresses } = await openRecoveryFile(JSON.stringify(file), code)
    expect(addresses.eip155).toBe(mnemonicToAccount(words).address)
  })

  it.each(['', '{', '[]', 'null', '{"v":2,"kind":"latchkey-recovery"}', '{"kind":"other"}'])(
    'is not %j',
    async (text) => {
      const error = await openRecoveryFile(text, code).catch((cause: unknown) => cause)
      expect(recoveryFileInvalid.is(error)).toBe(true)
    },
  )
})

describe('stretching', () => {
  it('is argon2id with 64 MiB and three passes, as another library computes it', async () => {
    const salt = new Uint8Array(32).fill(7) as Bytes
    const bytes = await stretchPassword('password', salt)
    expect(Buffer.from(bytes).toString('hex')).toBe(
      '5457407c5b4197e758b758a90f54c8bcfe27570036779e475611e550c297b9cb',
    )
  })
})

describe('latchkey-recover', () => {
  async function run(text: string | null, secret: string, args?: readonly string[]) {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-recover-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, 'file.json')
    if (text !== null) await writeFile(path, text)
    const out: string[] = []
    const told: string[] = []
    const status = await runRecover(args ?? [path], {
      ask: async (question) => {
        told.push(question)
        return secret
      },
      write: (line) => out.push(line),
      warn: (line) => told.push(line),
    })
    return { status, out: out.join(''), told: told.join('') }
  }

  it('writes words, keys and accounts', async () => {
    const { status, out, told } = await run(files.code, code)
    expect(status).toBe(0)
    expect(out).toContain(`words: ${words}\n`)
    expect(out).toContain(`evm address: ${mnemonicToAccount(words).address}\n`)
    expect(told).toContain('Code: ')
    expect(told).not.toContain(words)
  })

  it('says what is wrong, and writes nothing', async () => {
    expect(await run(files.code, 'wrong')).toEqual({
      status: 1,
      out: '',
      told: 'Code: This password or code doesn’t open the file\n',
    })
    expect(await run('{}', code)).toMatchObject({ status: 1, out: '' })
    const missing = await run(null, code)
    expect(missing).toMatchObject({ status: 1, out: '' })
    expect(missing.told).toMatch(/^Can’t read .+file\.json: it doesn’t exist\. Check its name and folder\n$/)
    expect(await run(null, code, [tmpdir()])).toMatchObject({
      status: 1,
      told: expect.stringContaining('it is a folder'),
    })
    expect(await run(null, code, [])).toMatchObject({ status: 2, told: expect.stringContaining('Usage') })
  })

  it('explains itself when asked, and exits with 0', async () => {
    const { status, out, told } = await run(null, code, ['--help'])
    expect([status, told]).toEqual([0, ''])
    expect(out).toMatch(/^Usage: latchkey-recover <file>\n\nOpens the recovery file/)
  })
})
