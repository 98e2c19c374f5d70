import { text, urlText } from '@latchkey/gateway/server'
import { optional, picklist } from 'valibot'

/** Settings of the key that wraps secrets. */
export const wrapperSettings = {
  /** Who wraps secrets: the keys of these settings, the Transit engine of Vault, or AWS KMS. */
  FRAME_KEY_WRAPPER: optional(picklist(['environment', 'transit', 'kms']), 'environment'),
  /** [transit] The address of the server. */
  VAULT_ADDR: optional(urlText),
  /** [transit] Its token. */
  VAULT_TOKEN: optional(text),
  /** [transit] The name of the key. */
  FRAME_TRANSIT_KEY: optional(text),
  /** [kms] The id, ARN or alias of the key. */
  FRAME_KMS_KEY: optional(text),
  /** [kms] Another endpoint than the public one of the region. */
  FRAME_KMS_URL: optional(urlText),
  AWS_REGION: optional(text),
  AWS_ACCESS_KEY_ID: optional(text),
  AWS_SECRET_ACCESS_KEY: optional(text),
  AWS_SESSION_TOKEN: optional(text),
}

/** The settings that each wrapper needs. */
export const wrapperNeeds = {
  environment: [],
  transit: ['VAULT_ADDR', 'VAULT_TOKEN', 'FRAME_TRANSIT_KEY'],
  kms: ['AWS_REGION', 'FRAME_KMS_KEY', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
} as const
