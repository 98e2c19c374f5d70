import { invalidRequest } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { createSafeProvider } from './createSafeProvider'

it.each([
  ['bytes that are no text', '0xff00'],
  ['half a character', '0xe282'],
])('[EVM-2] refuses to have a Safe sign %s, which would become another message', async (_, bytes) => {
  const sent: unknown[] = []
  const line = { send: (message: unknown) => void sent.push(message), hear: () => () => undefined }
  const safe = createSafeProvider(line, { address: `0x${'5a'.repeat(20)}`, chainId: 1 })
  await expect(safe.request({ method: 'personal_sign', params: [bytes] })).rejects.toSatisfy(
    invalidRequest.is,
  )
  expect(sent).toEqual([])
})
