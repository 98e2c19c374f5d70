/** What limits need: which watched addresses give way first. */
export const limits = /* sql */ `
create index watched_addresses_asked_at on watched_addresses (chain, asked_at desc, address);
`
