import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { fetchNfts } from './fetchNfts'

const path = '/v1/account/0xA1/nfts'
const nft = (tokenId: string, more = {}) => ({
  id: `eip155:1/erc721:0xC/${tokenId}`,
  chainId: 'eip155:1',
  contract: '0xC',
  tokenId,
  collection: 'Cats',
  name: `Cat ${tokenId}`,
  imageUrl: null,
  isSpam: false,
  ...more,
})

async function connected(answers: ScriptedAnswers) {
  const gateway = createScriptedGateway({
    '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
    ...answers,
  })
  const all = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
  const wallet = all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  return {
    ...all,
    gateway,
    wallet,
    found: () => getAccount(all.latchkey.getState()).details.collectibles,
  }
}

describe('the collectibles', () => {
  it('[ACC-3] load page by page, without duplicates, spam or items of other networks', async () => {
    const { latchkey, gateway, found } = await connected({
      [path]: ({ url }: { url: URL }) =>
        url.searchParams.get('cursor') === 'two'
          ? { nfts: [nft('2'), nft('3')], next: null }
          : {
              nfts: [nft('1'), nft('2'), nft('8', { isSpam: true }), nft('9', { chainId: 'eip155:2' })],
              next: 'two',
            },
    })
    await fetchNfts(latchkey)
    expect(found()).toMatchObject({ next: 'two', loading: false, error: null })
    await fetchNfts(latchkey, { isMore: true })
    expect(found()?.nfts.map(({ tokenId }) => tokenId)).toEqual(['1', '2', '3'])
    expect(found()?.next).toBeUndefined()
    await fetchNfts(latchkey, { isMore: true })
    expect(gateway.paths().filter((asked) => asked === path)).toHaveLength(2)
  })

  it('[ACC-3] keep their last value and report a failure; an unserved network has none and sends no request', async () => {
    const { latchkey, gateway, wallet, found } = await connected({ [path]: { nfts: [nft('1')], next: null } })
    await fetchNfts(latchkey)
    gateway.answers[path] = 400
    await fetchNfts(latchkey)
    expect(found()).toMatchObject({ error: { code: 'http/status' }, loading: false })
    expect(found()?.nfts).toHaveLength(1)
    wallet.tell({ networkId: 'eip155:2' })
    const asked = gateway.asked.length
    await fetchNfts(latchkey)
    expect(found()).toMatchObject({ nfts: [], error: null })
    expect(gateway.asked).toHaveLength(asked)
  })
})
