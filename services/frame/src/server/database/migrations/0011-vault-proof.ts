/** What shows that a page opened a vault without the server's help. */
export const vaultProof = /* sql */ `
-- A public key whose secret is derived from the vault key, in base64url. Null: nobody can show it.
alter table frame_vaults add proof_key text;
`
