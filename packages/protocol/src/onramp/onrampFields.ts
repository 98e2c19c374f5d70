import { maxLength, nonEmpty, object, pipe, regex, string } from 'valibot'

/** The id of a vendor that sells crypto. */
export const vendorId = () => pipe(string(), regex(/^[a-z][a-z0-9-]{0,31}$/))

/** A country as ISO 3166 writes it, such as `DE`. */
export const countryCode = () => pipe(string(), regex(/^[A-Z]{2}$/))

/** A part of a country as ISO 3166-2 writes it after the dash, such as `NY`. */
export const subdivisionCode = () => pipe(string(), regex(/^[A-Z0-9]{1,3}$/))

/** A currency as ISO 4217 writes it, such as `EUR`. */
export const currencyCode = () => pipe(string(), regex(/^[A-Z]{3}$/))

/** A way to pay, such as `card`. */
export const methodId = () => pipe(string(), regex(/^[a-z][a-z0-9_-]{0,39}$/))

/** An amount of money as exact text in whole units, such as `100.00`. */
export const moneyAmount = () => pipe(string(), regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

/** A CAIP-19 id of a token or of a network's own currency. */
export const assetId = () =>
  pipe(string(), regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/))

/** An amount in the smallest units of its token. */
export const tokenAmount = () => pipe(string(), regex(/^(?:0|[1-9]\d{0,77})$/))

/** An amount and its currency. */
export const money = () => object({ amount: moneyAmount(), currency: currencyCode() })

/** A short text that a vendor wrote. */
export const vendorText = () => pipe(string(), nonEmpty(), maxLength(100))
