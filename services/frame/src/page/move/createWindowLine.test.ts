import { describe, expect, it } from 'vitest'
import { createWindowLine } from './createWindowLine'
import { moveStopped } from './errors'
import { moveMark } from './MoveMessage'

const own = 'https://wallet.old.example'
const other = 'https://wallet.new.example'
const evil = 'https://evil.example'
const ready = { ...moveMark, step: 'ready' } as const
const stored = { ...moveMark, step: 'stored' } as const

/** A line between two windows: what it sends, and how a message comes in. */
function open(known?: string) {
  const sent: unknown[] = []
  const peer = { postMessage: (...words: unknown[]) => sent.push(words) } as unknown as Window
  const view = Object.assign(new EventTarget(), { location: { origin: own } }) as unknown as Window
  const line = createWindowLine(peer, known, view)
  const hear = (data: unknown, origin = other, source: unknown = peer) =>
    view.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { line, sent, hear }
}

describe('the line between two windows', () => {
  it('[FRM-17] hears the window that it is for, and no other', async () => {
    const { line, hear } = open(other)
    hear({ ...stored, from: 'a stranger' }, other, {})
    hear(stored)
    expect(await line.next('stored')).toEqual(stored)
  })

  it('[FRM-17] hears no other origin, also when the first message said it', async () => {
    for (const known of [other, undefined]) {
      const { line, hear, sent } = open(known)
      hear(ready)
      hear({ ...stored, from: 'a page that came after' }, evil)
      hear(stored)
      expect([await line.next('ready'), await line.next('stored')]).toEqual([ready, stored])
      expect(line.origin()).toBe(other)
      line.send(stored)
      expect(sent).toEqual([[stored, other]])
    }
  })

  it('[FRM-17] is not stopped, nor told an origin, by what is not about a move', async () => {
    const { line, hear, sent } = open()
    for (const data of ['stop', null, { step: 'stop' }, { latchkey: 'other', step: 'stop' }]) hear(data, evil)
    expect(line.origin()).toBeUndefined()
    // Whatever says something goes to nobody before that.
    line.send(ready)
    line.send(stored)
    expect(sent).toEqual([
      [ready, '*'],
      [stored, own],
    ])
  })

  it('[FRM-17] sends nothing after it was closed, and whoever waits learns it', async () => {
    const { line, sent } = open(other)
    const waiting = line.next('reveal').catch((cause: unknown) => cause)
    line.close()
    // Such as a wallet that the visitor still confirmed by a passkey.
    line.send(stored)
    expect(sent).toEqual([])
    expect(moveStopped.is(await waiting)).toBe(true)
  })

  it('tells at once that the other window gave up', async () => {
    const { line, hear } = open(other)
    hear({ ...moveMark, step: 'stop' })
    await expect(line.stopped).rejects.toSatisfy(moveStopped.is)
  })

  it('keeps few messages that nobody waits for', async () => {
    const { line, hear } = open(other)
    for (let count = 0; count < 1_000; count += 1) hear({ ...stored, count })
    for (let count = 0; count < 10; count += 1) expect(await line.next('stored')).toMatchObject({ count })
    hear({ ...stored, count: 'last' })
    expect(await line.next('stored')).toMatchObject({ count: 'last' })
  })
})
