import { defineItem } from '@latchkey/protocol'

/** [ONR-1] The networks on which something was sold at the last visit; null before the gateway has answered. */
export const soldNetworksItem = /* @__PURE__ */ defineItem<readonly string[] | null>({
  key: 'onramp_networks',
  as: {
    decode: (stored) => stored.split(' '),
    // Empty text would mean that nobody knows.
    encode: (networks) => networks?.join(' ') || '-',
  },
  initial: null,
})
