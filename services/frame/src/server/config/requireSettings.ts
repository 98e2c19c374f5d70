import { settingsMissing } from './errors'

/** What each setting is for, and what to set it to. */
const purposes = {
  LATCHKEY_FRAME_KEY:
    'wraps every secret in the database. Create one with "openssl rand -hex 32" and back it up apart from the database: without it the wallets are lost',
  FRAME_RECOVERY:
    'decides who can open a wallet on a new device. Choose "user" (only the owner, with a passkey or a password) or "automatic" (the e-mail address is enough, and you could open it too)',
  FRAME_PUBLIC_URL:
    'the URL at which browsers reach the frame. Passkeys and stored keys belong to it, so choose one that can stay, such as https://wallet.example.com',
  SMTP_URL:
    'the server that sends the codes for signing in. Set it to yours, such as smtps://user:password@mail.example.com',
  MAIL_FROM:
    'the sender of these mails, which the mail server must accept. Set it to an address of yours, such as "Example <wallet@example.com>"',
  LATCHKEY_FRAME_VAULT_KEY:
    'wraps the halves of keys on the host of the role vault. Create another one than LATCHKEY_FRAME_KEY with "openssl rand -hex 32" and back it up',
  FRAME_VAULT_URL:
    'where the role login finds the host of the role vault. Set it to its URL, such as http://vault:4102, or run both in one process with FRAME_ROLE=all',
  FRAME_VAULT_TOKEN:
    'the secret between the roles login and vault. Create one with "openssl rand -hex 24" and set the same on both hosts',
  VAULT_ADDR:
    'the address of Vault, which wraps secrets with FRAME_KEY_WRAPPER=transit. Set it to yours, such as https://vault.example.com:8200',
  VAULT_TOKEN: 'the token for Vault. Create one that may encrypt and decrypt with FRAME_TRANSIT_KEY',
  FRAME_TRANSIT_KEY: 'the key in Vault that wraps secrets. Create one in the Transit engine and set its name',
  AWS_REGION: 'the region of the key in AWS KMS. Set it, such as eu-central-1',
  FRAME_KMS_KEY: 'the key in AWS KMS that wraps secrets with FRAME_KEY_WRAPPER=kms. Set its id, ARN or alias',
  AWS_ACCESS_KEY_ID: 'the name of the access key for AWS KMS. Create one that may encrypt and decrypt',
  FRAME_OPTIMISM_RPC:
    'a node of Optimism that says who owns a Farcaster account. Set it to yours, such as https://optimism.example.com, or leave FRAME_FARCASTER_RELAY out',
  AWS_SECRET_ACCESS_KEY: 'the secret of AWS_ACCESS_KEY_ID. AWS shows it when the access key is created',
} as const

/** A setting that is needed in some cases. */
export type NeededSetting = keyof typeof purposes

/** Returns settings that must be set, and names all that are missing at once. @throws settingsMissing */
export function requireSettings<
  Name extends NeededSetting,
  Settings extends Readonly<Partial<Record<Name, unknown>>>,
>(settings: Settings, names: readonly Name[]): { readonly [Key in Name]: NonNullable<Settings[Key]> } {
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length > 0)
    throw settingsMissing({ list: missing.map((name) => `- ${name}: ${purposes[name]}.`).join('\n') })
  return settings as { readonly [Key in Name]: NonNullable<Settings[Key]> }
}
