/** More places than any token has. With more, nobody could read an amount, so it's shown in the smallest unit. */
export const mostDecimals = 77
