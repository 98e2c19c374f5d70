import { asCount } from './codecs'
import { type Codec, defineItem } from './defineItem'

const asCounts: Codec<readonly number[]> = {
  decode: (text) => text.split(',').flatMap((one) => asCount.decode(one) ?? []),
  encode: (values) => values.join(','),
}

/** [HTTP-7] [FRM-13] The chain ids on which the embedded wallet has smart accounts. */
export const smartAccountEnabledNetworks = /* @__PURE__ */ defineItem({
  key: 'smart_account_enabled_networks',
  as: asCounts,
  initial: [],
})
