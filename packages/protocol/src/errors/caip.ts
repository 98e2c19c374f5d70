import { defineError } from './defineError'

/** [IDF-1] Not `namespace:chainId`. */
export const invalidNetworkId = /* @__PURE__ */ defineError(
  'caip/invalid-network-id',
  'Invalid CAIP-2 network id: {value}',
)

/** [IDF-2] A text to parse is not `namespace:chainId:address` with a known namespace. */
export const invalidAddress = /* @__PURE__ */ defineError(
  'caip/invalid-address',
  'Invalid CAIP-10 address: {value}',
)

/** [IDF-2] A value is not a CAIP-10 address. */
export const invalidCaipAddress = /* @__PURE__ */ defineError('caip/not-an-address', 'Invalid CAIP Address', {
  values: ['value'],
})

/** [IDF-6] The chain id has no coin type. */
export const invalidChainId = /* @__PURE__ */ defineError('caip/invalid-chain-id', 'Invalid chainId', {
  values: ['chainId'],
})
