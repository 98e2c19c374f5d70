import { deleteFrameSession, getFrameSession, postDeviceApproval } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()

it.each(['https://evil.example', 'http://frame.test.evil.example', 'http://frame.test:81', 'null', 'x'])(
  '[FRM-17] a page at %s gets no answer, not even with the token and the key of a session',
  async (origin) => {
    const { signer, token } = await signInVisitor(frame())
    const headers = { origin }
    for (const contract of [getFrameSession, deleteFrameSession])
      expect(await frame().call(contract, { signer, token, headers })).toMatchObject({
        status: 403,
        code: 'embedded/origin-refused',
      })
    const press = { body: { token: 'A'.repeat(43) }, headers }
    expect((await frame().call(postDeviceApproval, press)).code).toBe('embedded/origin-refused')
    const own = { signer, token, headers: { origin: 'http://frame.test' } }
    expect((await frame().call(getFrameSession, own)).code).toBe('')
  },
)
