const address = '0x1111111111111111111111111111111111111111'
const record = {
  name: 'alice.sample.eth',
  registered_at: '2026-01-01T00:00:00.000Z',
  updated_at: null,
  attributes: { bio: 'Hello' },
  addresses: { '60': { address, created_at: '2026-01-01T00:00:00.000Z' } },
}
const apiVersion = 'With 2, nothing found is an empty list instead of a 404'
const sender = 'The account that asks'

/** The descriptions of the calls about names. */
export const nameDescriptions = {
  getNameAddress: {
    group: 'Names',
    summary: 'Returns the address that a name has on a network',
    parameters: { name: 'A name, such as sample.eth', chainId: 'CAIP-2 id of the network' },
    example: {
      params: { name: 'sample.eth' },
      query: { chainId: 'eip155:1' },
      answer: {
        name: 'sample.eth',
        chainId: 'eip155:1',
        address,
        isForChain: true,
        changedAt: null,
        resolvedAt: '2026-01-01T00:00:00.000Z',
      },
    },
  },
  getProfile: {
    group: 'Names',
    summary: "Returns a name of the operator's zones, with its addresses by coin type",
    parameters: { name: 'The name with its zone', apiVersion, sender },
    example: { params: { name: record.name }, query: { apiVersion: '2' }, answer: record },
  },
  getProfilesOf: {
    group: 'Names',
    summary: "Lists the names of an address in the operator's zones",
    parameters: { address: 'Plain address', apiVersion, sender },
    example: { params: { address }, query: { apiVersion: '2' }, answer: [record] },
  },
  getNameSuggestions: {
    group: 'Names',
    summary: 'Suggests up to five names: the one asked for, and free ones like it',
    parameters: { name: 'What the visitor typed, 3 characters or more', zone: 'Default: the first zone' },
    example: {
      params: { name: 'alice' },
      query: { zone: 'sample.eth' },
      answer: {
        suggestions: [
          { name: 'alice.sample.eth', registered: true },
          { name: 'alice-x.sample.eth', registered: false },
        ],
      },
    },
  },
  getNameLookup: {
    group: 'Names',
    summary: 'Answers a lookup of a resolver contract (ERC-3668), with a signature that the contract checks',
    isOpen: true,
    parameters: {
      sender: 'The contract that looks up',
      data: 'Its call data, with or without .json',
      chainId: 'CAIP-2 id of the chain of the resolver, if there are several',
    },
    example: { params: { sender: address, data: '0x9061b923.json' }, answer: { data: '0x' } },
  },
  postNameLookup: {
    group: 'Names',
    summary: 'Answers a lookup that is too long for a URL',
    isOpen: true,
    parameters: { chainId: 'CAIP-2 id of the chain of the resolver, if there are several' },
    example: { body: { sender: address, data: '0x9061b923' }, answer: { data: '0x' } },
  },
  postProfile: {
    group: 'Names',
    summary:
      'Registers a name for the account that signed the message; the same account can renew it the same way',
    example: {
      body: {
        coin_type: 2147483649,
        address,
        message: '{"name":"alice.sample.eth","attributes":{},"timestamp":1767225600}',
        signature: `0x${'ab'.repeat(65)}`,
      },
      answer: record,
    },
  },
} as const
