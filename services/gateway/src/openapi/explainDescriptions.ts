const contract = 'eip155:1:0x1111111111111111111111111111111111111111'

/** The descriptions of the calls that help to explain a request before it is signed. */
export const explainDescriptions = {
  getDescriptors: {
    group: 'Explanations',
    summary: 'Returns the ERC-7730 descriptors of a contract; the first that fits a request explains it',
    parameters: {
      address: 'CAIP-10 address of the contract; for typed data, of its verifying contract',
      kind: '`calldata` for calls to the contract, `eip712` for typed data',
    },
    example: {
      params: { address: contract },
      query: { kind: 'calldata' },
      answer: {
        descriptors: [
          {
            descriptor: {
              context: {
                contract: {
                  deployments: [{ chainId: 1, address: '0x1111111111111111111111111111111111111111' }],
                },
              },
              metadata: { owner: 'Sample' },
              display: {
                formats: {
                  'deposit(uint256 amount)': {
                    intent: 'Deposit',
                    fields: [{ path: 'amount', label: 'Amount', format: 'raw' }],
                  },
                },
              },
            },
            hash: 'a'.repeat(64),
          },
        ],
      },
    },
  },
  getLabels: {
    group: 'Explanations',
    summary: "Returns names of addresses: the operator's, those of known contracts, or claimed names",
    parameters: { addresses: 'CAIP-10 addresses' },
    example: {
      query: { addresses: contract },
      answer: { labels: [{ address: contract, name: 'Sample: Vault', source: 'contract' }] },
    },
  },
  getRisks: {
    group: 'Explanations',
    summary:
      'Returns listed addresses whose hash starts with a prefix, so the address asked for stays unknown',
    parameters: {
      prefix: 'The first 4 to 8 hexadecimal digits of SHA-256 of `<namespace>:<address>`; fewer reveal less',
    },
    example: {
      params: { prefix: 'aaaa' },
      answer: {
        sources: ['sample'],
        entries: [{ hash: 'a'.repeat(64), source: 'sample', reason: 'Phishing' }],
      },
    },
  },
} as const
