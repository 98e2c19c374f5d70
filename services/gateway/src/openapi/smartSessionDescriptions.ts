const account = 'eip155:1:0x1111111111111111111111111111111111111111'
const pci = '2f1c6e0a-9b1f-4c55-8a51-0c7f5a5f4f10'
const params = { address: account }
const parameters = { address: 'CAIP-10 account of eip155' }
const siteKey = { type: 'secp256k1', publicKey: `0x04${'11'.repeat(64)}` }
const gatewayKey = { type: 'secp256k1', publicKey: `0x04${'22'.repeat(64)}` }
const permissions = [
  {
    type: 'native-token-recurring-allowance',
    data: { allowance: '0x2386f26fc10000', start: 1_790_000_000, period: 86_400 },
  },
]
const signerOf = (keys: readonly object[]) => ({ type: 'keys', data: { keys } })
const expiry = 1_790_600_000

/** The descriptions of the smart session contracts, by name. */
export const smartSessionDescriptions = {
  getSmartSessions: {
    group: 'Accounts',
    summary: 'Lists the smart sessions that an account granted to the calling project, up to 255',
    parameters,
    example: {
      params,
      answer: {
        pcis: [
          {
            project: { id: '0123456789abcdef0123456789abcdef', name: 'My site', url: null, iconUrl: null },
            pci,
            expiry,
            createdAt: 1_790_000_000,
            permissions,
            policies: [],
            context: '0x1234',
            revokedAt: null,
          },
        ],
      },
    },
  },
  postSmartSession: {
    group: 'Accounts',
    summary: 'Starts a smart session; put the returned key before the site’s when asking the wallet',
    parameters,
    example: {
      params,
      body: { expiry, signer: signerOf([siteKey]), permissions, policies: [] },
      answer: { pci, key: gatewayKey },
    },
  },
  activateSmartSession: {
    group: 'Accounts',
    summary: 'Activates a smart session that the wallet granted on the terms it was started with',
    parameters,
    example: {
      params,
      body: {
        pci,
        expiry,
        signer: signerOf([gatewayKey, siteKey]),
        permissions,
        policies: [],
        context: '0x1234',
      },
      answer: {},
    },
  },
  revokeSmartSession: {
    group: 'Accounts',
    summary: 'Ends a smart session, with a signature of its account',
    parameters,
    example: { params, body: { pci, signature: `0x${'33'.repeat(65)}` }, answer: {} },
  },
  getSmartSessionContext: {
    group: 'Accounts',
    summary: 'Returns the wallet’s context of an active smart session',
    parameters: { ...parameters, pci: 'Smart session id' },
    example: { params, query: { pci }, answer: { context: '0x1234' } },
  },
  signSmartSession: {
    group: 'Accounts',
    summary: 'Co-signs a user operation that is within the permissions',
    parameters,
    example: {
      params,
      body: {
        pci,
        userOp: {
          sender: '0x1111111111111111111111111111111111111111',
          nonce: '0x0',
          callData: '0xe9ae5c53',
          callGasLimit: '0x186a0',
          verificationGasLimit: '0x186a0',
          preVerificationGas: '0xc350',
          maxFeePerGas: '0x77359400',
          maxPriorityFeePerGas: '0x3b9aca00',
          signature: `0x${'33'.repeat(65)}`,
        },
      },
      answer: { signature: '0x1234' },
    },
  },
} as const
