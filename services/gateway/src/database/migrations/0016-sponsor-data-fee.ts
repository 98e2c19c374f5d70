/** What rollups add to the price of a transaction for its data, which its gas doesn't limit. */
export const sponsorDataFee = /* sql */ `
-- Wei, reserved with what the gas may cost.
alter table sponsor_operations add column data_fee numeric not null default 0;
`
