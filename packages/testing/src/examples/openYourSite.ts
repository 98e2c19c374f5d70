import { openTestSite } from '../pairing/openTestSite'

/** The site under test in the example of a paired wallet. */
export async function openYourSite(relayUrl: string) {
  const site = await openTestSite(relayUrl)
  const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] }
  return {
    close: site.close,
    async connect() {
      const { uri, approval } = await site.propose({ namespaces: { eip155 } })
      const connected = approval.then(({ topic, namespaces }) => ({
        sign: (text: string) => {
          const address = namespaces.eip155?.accounts[0]?.split(':')[2]
          const request = { topic, chainId: 'eip155:1', method: 'personal_sign', params: [text, address] }
          return site.request(request)
        },
      }))
      return { uri, connected }
    },
  }
}
