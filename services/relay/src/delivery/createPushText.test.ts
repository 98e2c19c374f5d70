import { expect, it } from 'vitest'
import { createPushText } from './createPushText'

const message = {
  id: 7,
  topic: 'ab'.repeat(32),
  message: 'AAAA',
  tag: 1100,
  publishedAt: 5,
  attestation: 'a.b.c',
}
const dataOf = ({ text }: { text: string }) => JSON.parse(text).params.data

it('removes attestations, or forwards them if the operator says so', () => {
  const blank = createPushText('blank', () => 1_700_000_000_000)
  expect(dataOf(blank('did:key:zA', message)).attestation).toBe('')
  expect(dataOf(blank('did:key:zA', { ...message, attestation: '' })).attestation).toBe('')
  const pass = createPushText('pass', () => 1_700_000_000_000)
  expect(dataOf(pass('did:key:zA', message)).attestation).toBe('a.b.c')
  expect(dataOf(pass('did:key:zA', { ...message, attestation: '' }))).not.toHaveProperty('attestation')
})

it('creates unique ids that JavaScript can represent, even if the clock goes back', () => {
  let now = 1_700_000_000_000
  const pushText = createPushText('blank', () => now)
  const ids = Array.from({ length: 3_000 }, (_, index) => {
    if (index === 1_000) now -= 60_000
    return pushText('did:key:zA', message).id
  })
  expect(new Set(ids).size).toBe(3_000)
  expect(ids.every((id) => Number.isSafeInteger(id) && String(id).length <= 16)).toBe(true)
})
