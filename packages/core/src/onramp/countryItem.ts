import { defineItem } from '@latchkey/protocol'

/** [ONR-1] The country that the visitor chose where the gateway can't tell. */
export const countryItem = /* @__PURE__ */ defineItem<string | null>({
  key: 'onramp_country',
  as: {
    decode: (stored) => (/^[A-Z]{2}$/.test(stored) ? stored : undefined),
    encode: (country) => country ?? '',
  },
  initial: null,
})
