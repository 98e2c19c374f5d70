/** A contract that the sample descriptors are for. */
export const sampleContract = '0xAbCdEf0000000000000000000000000000000001'

/** Returns a small descriptor for calls, with some fields replaced. */
export function sampleCalldata(more: object = {}) {
  return {
    $schema: '../../specs/erc7730-v2.schema.json',
    context: { contract: { deployments: [{ chainId: 1, address: sampleContract }] } },
    metadata: { owner: 'Sample', contractName: 'Vault' },
    display: {
      formats: {
        'deposit(uint256 amount)': {
          intent: 'Deposit',
          fields: [{ path: 'amount', label: 'Amount', format: 'raw' }],
        },
      },
    },
    ...more,
  }
}

/** Returns a small descriptor for one type of message to the sample contract. */
export function sampleTypedData(type: string) {
  return {
    context: { eip712: { deployments: [{ chainId: 1, address: sampleContract }] } },
    metadata: { owner: 'Sample' },
    display: { formats: { [type]: { intent: 'Sign', fields: [] } } },
  }
}
