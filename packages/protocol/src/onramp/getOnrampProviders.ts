import {
  array,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'
import {
  assetId,
  countryCode,
  currencyCode,
  methodId,
  moneyAmount,
  subdivisionCode,
  vendorId,
  vendorText,
} from './onrampFields'

const assetSchema = /* @__PURE__ */ object({
  caip19: assetId(),
  /** CAIP-2. */
  chainId: pipe(string(), maxLength(41)),
  symbol: vendorText(),
  name: vendorText(),
  decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
})

const methodSchema = /* @__PURE__ */ object({ id: methodId(), min: moneyAmount(), max: moneyAmount() })

const providerSchema = /* @__PURE__ */ object({
  id: vendorId(),
  label: vendorText(),
  kinds: array(picklist(['card', 'bank', 'wallet-pay', 'account'])),
  /** The currencies to pay with, and the least and most for each way to pay. */
  fiat: array(object({ id: currencyCode(), methods: array(methodSchema) })),
  assets: array(assetSchema),
})

/** A token or coin that can be bought. */
export type OnrampAsset = InferOutput<typeof assetSchema>
/** A vendor, with what it sells in the visitor's country. */
export type OnrampVendor = InferOutput<typeof providerSchema>

/**
 * [ONR-1] Gets the vendors that sell in a country. `country` is null if the gateway can't tell where the visitor is:
 * ask them, then call again. By `networks`, a page knows before whether to offer buying at all.
 */
export const getOnrampProviders = /* @__PURE__ */ defineCall({
  name: 'getOnrampProviders',
  method: 'GET',
  path: '/v1/onramp/vendors',
  query: object({ country: optional(countryCode()), subdivision: optional(subdivisionCode()) }),
  output: object({
    country: nullable(countryCode()),
    providers: array(providerSchema),
    /** The networks (CAIP-2) for which a vendor sells in some country, told also while the country isn't known. */
    networks: optional(pipe(array(pipe(string(), maxLength(41))), maxLength(1_000))),
  }),
})
