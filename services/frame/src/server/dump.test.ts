import { createHash } from 'node:crypto'
import { postHandover } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { createVisitor } from '../testing/createVisitor'
import { createTestWallet, signInVisitor } from '../testing/createWallet'
import { setUpFrame } from '../testing/setUpFrame'

const frame = setUpFrame()

/** Everything in the database as text; bytes are hexadecimal. */
async function dump(): Promise<string> {
  const { database } = frame().services
  const tables = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      database.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`),
    ),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
    .toLowerCase()
}

it('[FRM-17] a copy of the database holds nothing that signs in or opens a wallet', async () => {
  const { owner, device, auto } = await createTestWallet(frame())
  const page = await createVisitor(frame(), { email: owner.email })
  frame().clock.advance(31_000)
  await page.start()
  const link = frame().mailbox.tokenFor(owner.email)
  const newcomer = await signInVisitor(frame())
  frame().clock.advance(31_000)
  const again = await createVisitor(frame(), {
    email: newcomer.email,
    deviceId: newcomer.login.device.id,
    signer: newcomer.signer,
  })
  const { attempt } = await again.start()
  const code = frame().mailbox.codeFor(newcomer.email)
  const { signer, token } = owner
  const handover = (await frame().call(postHandover, { body: {}, signer, token })).output.code
  const text = await dump()
  expect(text).toContain(attempt)
  const secrets = [token, link, handover, device.secret, auto.secret, auto.secret2 ?? '']
  for (const secret of secrets) {
    expect(secret).toHaveLength(43)
    expect(text).not.toContain(secret.toLowerCase())
    expect(text).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    expect(text).not.toContain(Buffer.from(secret).toString('hex'))
  }
  // A code has a million values: without the key of the settings, not even trying all of them finds it.
  const [row] = await frame().services.database.query<{ hmac: Buffer }>(
    'select code_hmac as hmac from frame_attempts where id = $1',
    [attempt],
  )
  expect(row?.hmac).toHaveLength(32)
  const plain = [code, `${attempt}${code}`, `${attempt}\n${code}`].map((guess) =>
    createHash('sha256').update(guess).digest('hex'),
  )
  expect(plain).not.toContain(row?.hmac.toString('hex'))
  expect(frame().services.secrets.matches(row?.hmac ?? Buffer.alloc(32), code, attempt)).toBe(true)
})
