import { array, check, maxLength, optional, picklist, pipe, regex, transform } from 'valibot'
import { count, flag, text, urlText } from './settingKinds'

const list = pipe(
  text,
  transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== 'none'),
  ),
)
const vendors = pipe(
  list,
  array(picklist(['stand-in', 'moonpay', 'coinbase', 'stripe'])),
  check((names) => new Set(names).size === names.length, 'names a vendor twice'),
)
const countries = pipe(list, array(pipe(text, regex(/^[A-Z]{2}$/, 'not two capital letters'))))
const webUrl = pipe(urlText, regex(/^https?:/i, 'not an http or https URL'))
const key = pipe(text, maxLength(1_000))

/** The settings of who sells crypto. */
export const onrampSettings = {
  /** The vendors, separated by commas, in the order visitors see: `stand-in`, `moonpay`, `coinbase`, `stripe`. */
  ONRAMP: optional(vendors, 'none'),
  /** The header in which the proxy in front names the visitor's country, such as `cf-ipcountry`; else they are asked. */
  ONRAMP_COUNTRY_HEADER: optional(pipe(text, regex(/^[a-z0-9-]{1,60}$/i, 'not the name of a header'))),
  /** Countries in which nothing is sold, separated by commas. */
  ONRAMP_REFUSED_COUNTRIES: optional(countries, 'none'),
  /** Whether only signed-in visitors may buy, and only for their own account. */
  ONRAMP_SIGN_IN: optional(flag, false),
  /** How many orders an hour one address may start, and how many may be for one account. */
  ONRAMP_RATE_LIMIT: optional(count(1, 100_000), 30),
  /** The private key from which the stand-in vendor pays, 32 bytes in hexadecimal. For local chains only. */
  ONRAMP_STAND_IN_KEY: optional(pipe(text, regex(/^(0x)?[0-9a-f]{64}$/i, 'not 64 hexadecimal digits'))),
  /** How long the stand-in vendor waits after "Pay slowly", in milliseconds. */
  ONRAMP_STAND_IN_SLOW_MS: optional(count(0, 600_000), 20_000),
  /** How long a link of the stand-in vendor works, in milliseconds. */
  ONRAMP_STAND_IN_LINK_MS: optional(count(1_000, 3_600_000), 300_000),
  ONRAMP_MOONPAY_KEY: optional(key),
  ONRAMP_MOONPAY_SECRET: optional(key),
  ONRAMP_MOONPAY_WEBHOOK_KEY: optional(key),
  /** Where MoonPay answers. */
  ONRAMP_MOONPAY_API: optional(webUrl, 'https://api.moonpay.com'),
  /** MoonPay's page; `https://buy-sandbox.moonpay.com` to try it. */
  ONRAMP_MOONPAY_PAGE: optional(webUrl, 'https://buy.moonpay.com'),
  ONRAMP_COINBASE_KEY_ID: optional(key),
  /** The Ed25519 key of the Coinbase Developer Platform, in base64. */
  ONRAMP_COINBASE_SECRET: optional(key),
  ONRAMP_COINBASE_WEBHOOK_SECRET: optional(key),
  /** Where Coinbase answers. */
  ONRAMP_COINBASE_API: optional(webUrl, 'https://api.developer.coinbase.com'),
  /** Coinbase's page. */
  ONRAMP_COINBASE_PAGE: optional(webUrl, 'https://pay.coinbase.com'),
  ONRAMP_STRIPE_SECRET: optional(key),
  ONRAMP_STRIPE_WEBHOOK_SECRET: optional(key),
  /** Where Stripe answers. */
  ONRAMP_STRIPE_API: optional(webUrl, 'https://api.stripe.com'),
  /** Stripe's page. */
  ONRAMP_STRIPE_PAGE: optional(webUrl, 'https://crypto.link.com'),
} as const
