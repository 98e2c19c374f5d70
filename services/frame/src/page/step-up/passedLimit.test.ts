import type { FrameAccount } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import type { FramePage } from '../FramePage'
import { passedLimit } from './passedLimit'

const asked = {
  id: '1',
  origin: 'https://shop.example',
  method: 'eth_signTypedData_v4',
  params: [],
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:31337',
}

/** A page that has known an account for a while, and what the server says now. */
function openPage(known: Partial<FrameAccount>, now: Partial<FrameAccount>): FramePage {
  const frame = {
    state: { account: known },
    store: { read: async () => ({ session: { token: 't', expiresAt: 0 } }) },
    login: { call: async () => now },
  }
  return frame as unknown as FramePage
}

describe('a limit that the visitor set elsewhere', () => {
  const slots = [{ kind: 'passkey' }] as unknown as FrameAccount['slots']

  it('[FRM-12] counts in a page that was open before, and no longer once it is gone', async () => {
    const [without, limited] = [
      { stepUpAbove: null, slots },
      { stepUpAbove: 0, slots },
    ]
    expect(await passedLimit(openPage(without, limited), asked)).toBe(0)
    expect(await passedLimit(openPage(limited, without), asked)).toBeUndefined()
  })
})
