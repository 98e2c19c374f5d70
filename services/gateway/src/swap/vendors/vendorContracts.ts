/** The contracts that each vendor documents, by CAIP-2 id; programs on Solana. The operator can set others. */
export const vendorContracts = {
  // AllowanceHolder.
  '0x': Object.fromEntries(
    [1, 10, 56, 137, 8453, 42161, 43114].map((chain) => [
      `eip155:${chain}`,
      ['0x0000000000001ff3684f28c67538d4d072c22734'],
    ]),
  ),
  // LiFiDiamond.
  lifi: {
    ...Object.fromEntries(
      [1, 10, 56, 100, 137, 250, 8453, 42161, 43114, 1313161554].map((chain) => [
        `eip155:${chain}`,
        ['0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'],
      ]),
    ),
    'eip155:324': ['0x341e94069f53234fe6dabef707ad424830525715'],
  },
  // The aggregator, and the one for orders of market makers.
  jupiter: {
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [
      'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
      '61DFfeTKM7trxYcPQCM78bJ794ddZprZpAwAnLiwTpYH',
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
