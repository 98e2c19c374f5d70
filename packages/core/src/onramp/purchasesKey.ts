/** The key of what was bought. Known early, while its parser is loaded later. */
export const purchasesKey = 'onramp_purchases'
