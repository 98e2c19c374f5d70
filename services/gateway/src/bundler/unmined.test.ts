import { describe, expect, it } from 'vitest'
import { createVisitor } from '../testing/sponsor/createVisitor'
import { setUpSponsor } from '../testing/sponsor/setUpSponsor'

const { chain, bundler, reach, mine } = await setUpSponsor()
const shop = '0x00000000000000000000000000000000000000aa'

describe('an operation that is not mined', () => {
  it('is described without its signature, so nobody else can carry it later', async () => {
    const operation = await createVisitor(chain).operation([{ to: shop }])
    const { result: hash } = await bundler.send(operation)
    await reach(hash, 'sent')
    const before = await bundler.call('eth_getUserOperationByHash', [hash])
    expect(before.result).toMatchObject({
      userOperation: {
        sender: operation.sender,
        callData: operation.callData,
        signature: '0x',
        eip7702Auth: null,
      },
    })
    expect(JSON.stringify(before.result)).not.toContain(String(operation.signature).slice(2))
    await reach(hash, 'mined', mine)
    const after = await bundler.call('eth_getUserOperationByHash', [hash])
    expect(after.result).toMatchObject({ userOperation: { signature: operation.signature } })
  })
})
